import type { SVGProps } from 'react';

/** Icon of one path, with a circle if it has one. */
const icon = (path: string, circle?: SVGProps<SVGCircleElement>) =>
  function Icon() {
    return (
      <svg
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {circle && <circle {...circle} />}
        <path d={path} />
      </svg>
    );
  };

export const SearchIcon = icon('m20 20-4.5-4.5', { cx: 11, cy: 11, r: 6 });
export const HomeIcon = icon('M4 11 12 4l8 7v9h-6v-6h-4v6H4z');
export const KeyIcon = icon('m11 12 9-9m-4 4 3 3', { cx: 8, cy: 15, r: 4 });
export const EndpointIcon = icon('M3 12h12M10 7l5 5-5 5', { cx: 18, cy: 12, r: 3 });
export const DeliveryIcon = icon('M3 7h11v9H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-3m10 3a2 2 0 1 0 0-3');
export const EventIcon = icon('M13 3 5 14h6l-1 7 8-11h-6z');
export const RequestIcon = icon('M4 8h13l-3-3M20 16H7l3 3');
export const UsageIcon = icon('M4 20h16M7 20v-7M12 20V6M17 20v-10');
export const SignatureIcon = icon('M4 20h16M5 15c4-9 8-12 9-9s-6 8-4 9 4-4 5-3 0 3 4 2');
export const AuditIcon = icon('M6 3h9l4 4v14H6zM9 12h7M9 16h7M9 8h3');
export const PersonIcon = icon('M4 21c1-5 4-7 8-7s7 2 8 7', { cx: 12, cy: 8, r: 4 });
export const AlertIcon = icon('M6 17v-6a6 6 0 0 1 12 0v6l2 1H4zM10 21h4');
export const TeamIcon = icon('M2 20c1-4 3.5-6 7-6s6 2 7 6M16 5.5a3.5 3.5 0 0 1 0 7M18.5 14.5c2 1 3 2.500 3.5 5.5', {
  cx: 9,
  cy: 9,
  r: 3.5,
});
export const SecurityIcon = icon('M12 3 5 6v6c0 4 3 7 7 9 4-2 7-5 7-9V6zM9 12l2 2 4-4');
export const BookIcon = icon('M5 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H5zM21 4h-6a2 2 0 0 0-2 2v14a2 2 0 0 1 2-2h6z');
export const CodeIcon = icon('m8 7-5 5 5 5m8-10 5 5-5 5M14 5l-4 14');
