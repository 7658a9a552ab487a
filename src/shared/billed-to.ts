/** For whom a receipt is made out, as it stood when the money moved. */
export interface BilledTo {
  name: string;
  address: string;
  city: string;
  countryEn: string;
  countryTr: string;
  taxOffice: string | null;
  taxNumber: string | null;
}
