/** Pages of the sandbox: plain documents beside the portal, as those of a provider would be. */
export const checkoutPath = (id: string): string => `/sandbox/checkout/${id}`;
export const portalPath = (orderId: string): string => `/sandbox/portal/${orderId}`;
