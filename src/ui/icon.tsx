import { type IconProps, Stroke } from "./stroke.tsx";

export const SearchIcon = (props: IconProps) => (
  <Stroke path="M13.5 13.5 17 17M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Z" {...props} />
);
export const LockIcon = (props: IconProps) => (
  <Stroke
    path="M5.5 9h9A1.5 1.5 0 0 1 16 10.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9ZM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9"
    {...props}
  />
);
export const ChevronDownIcon = (props: IconProps) => <Stroke path="m5 7.5 5 5 5-5" {...props} />;
export const ChevronLeftIcon = (props: IconProps) => <Stroke path="m12.5 5-5 5 5 5" {...props} />;
export const ChevronRightIcon = (props: IconProps) => <Stroke path="m7.5 5 5 5-5 5" {...props} />;
export const SortIcon = (props: IconProps) => <Stroke path="m6.5 7.5 3.5-4 3.5 4M6.5 12.5l3.5 4 3.5-4" {...props} />;
export const ArrowUpIcon = (props: IconProps) => <Stroke path="M10 16V4M5 9l5-5 5 5" {...props} />;
export const ArrowDownIcon = (props: IconProps) => <Stroke path="M10 4v12M5 11l5 5 5-5" {...props} />;
export const ArrowRightIcon = (props: IconProps) => <Stroke path="M4 10h12M11 5l5 5-5 5" {...props} />;
export const CloseIcon = (props: IconProps) => <Stroke path="m5 5 10 10M15 5 5 15" {...props} />;
export const CheckIcon = (props: IconProps) => <Stroke path="m4 10.5 4 4 8-9" {...props} />;
export const PlusIcon = (props: IconProps) => <Stroke path="M10 4v12M4 10h12" {...props} />;
export const MenuIcon = (props: IconProps) => <Stroke path="M3 5.5h14M3 10h14M3 14.5h14" {...props} />;
export const MoreIcon = ({ className = "size-5", ...props }: IconProps) => (
  <Stroke path="M4.5 10h.01M10 10h.01M15.5 10h.01" className={`${className} stroke-[2.6]`} {...props} />
);
export const GripIcon = ({ className = "size-5", ...props }: IconProps) => (
  <Stroke
    path="M7.5 5h.01M7.5 10h.01M7.5 15h.01M12.5 5h.01M12.5 10h.01M12.5 15h.01"
    className={`${className} stroke-[2.6]`}
    {...props}
  />
);
export const BookmarkIcon = (props: IconProps) => <Stroke path="M5.5 3.5h9v13L10 13l-4.5 3.5z" {...props} />;
export const FilterIcon = (props: IconProps) => <Stroke path="M3 5h14M6 10h8M8.5 15h3" {...props} />;
export const ExternalIcon = (props: IconProps) => (
  <Stroke
    path="M11 4h5v5M16 4l-7.5 7.5M8 5H5.5A1.5 1.5 0 0 0 4 6.5v8A1.5 1.5 0 0 0 5.5 16h8a1.5 1.5 0 0 0 1.5-1.5V12"
    {...props}
  />
);
export const ShareIcon = (props: IconProps) => (
  <Stroke
    path="M10 12V3M6.5 6 10 2.8 13.5 6M5.5 9H5a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-6a1 1 0 0 0-1-1h-.5"
    {...props}
  />
);
export const DownloadIcon = (props: IconProps) => <Stroke path="M10 3v10M6 9.5l4 4 4-4M4 16.5h12" {...props} />;
export const CalendarIcon = (props: IconProps) => (
  <Stroke
    path="M4.5 4.5h11A1.5 1.5 0 0 1 17 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5ZM3 8.5h14M6.5 2.5v3M13.5 2.5v3"
    {...props}
  />
);
export const WarningIcon = (props: IconProps) => (
  <Stroke
    path="M10 7.5V11M10 14h.01M8.7 3.5 2.5 14.5A1.5 1.5 0 0 0 3.8 17h12.4a1.5 1.5 0 0 0 1.3-2.5l-6.2-11a1.5 1.5 0 0 0-2.6 0Z"
    {...props}
  />
);
export const InfoIcon = (props: IconProps) => (
  <Stroke path="M10 9v5M10 6.5h.01M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Z" {...props} />
);
export const ReloadIcon = (props: IconProps) => (
  <Stroke path="M16 10a6 6 0 1 1-1.7-4.2L16 7.5M16 3.5v4h-4" {...props} />
);
export const InboxIcon = (props: IconProps) => (
  <Stroke path="m3 11 2.5-6.5h9L17 11v5H3zM3 11h4l1 2h4l1-2h4" {...props} />
);
export const BellIcon = (props: IconProps) => (
  <Stroke
    path="M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.5 5.5-1.5 6h12c0-.5-1.5-2-1.5-6A4.5 4.5 0 0 0 10 3ZM8.5 16.5a1.6 1.6 0 0 0 3 0"
    {...props}
  />
);
export const EyeIcon = (props: IconProps) => (
  <Stroke
    path="M2 10c2-3.7 4.7-5.5 8-5.5s6 1.8 8 5.5c-2 3.7-4.7 5.5-8 5.5S4 13.7 2 10ZM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
    {...props}
  />
);
export const EyeOffIcon = (props: IconProps) => (
  <Stroke
    path="M3 3l14 14M8 4.7c.6-.1 1.3-.2 2-.2 3.3 0 6 1.8 8 5.5a13 13 0 0 1-2.2 3M5 6.3A12 12 0 0 0 2 10c2 3.7 4.7 5.5 8 5.5 1.6 0 3-.4 4.2-1.2M8.2 8.3a2.5 2.5 0 0 0 3.5 3.5"
    {...props}
  />
);
export const SunIcon = (props: IconProps) => (
  <Stroke
    path="M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1"
    {...props}
  />
);
export const MoonIcon = (props: IconProps) => (
  <Stroke path="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z" {...props} />
);
