/** @jsxRuntime automatic */
import { icon } from './icons.tsx'

/** Icons of forms and inner screens, which the home page need not load. */
export const DetailsIcon = icon(
  <>
    <rect x="5" y="4" width="14" height="16.500" rx="2.5" />
    <path d="M8.500 9h7m-7 3.750h7m-7 3.750h4" />
  </>,
)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const TableIcon = icon(
  <>
    <rect x="3.500" y="5" width="17" height="14" rx="2.5" />
    <path d="M3.500 10h17m-17 4.500h17" />
  </>,
)
export const BoardIcon = icon(
  <>
    <rect x="4" y="4.500" width="4.500" height="15" rx="1.500" />
    <rect x="10" y="4.500" width="4.500" height="10" rx="1.500" />
    <rect x="16" y="4.500" width="4.500" height="12.500" rx="1.500" />
  </>,
)
export const SplitIcon = icon(
  <>
    <rect x="3.500" y="5" width="17" height="14" rx="2.5" />
    <path d="M9.500 5v14M13 9h4.500M13 12.500h4.500" />
  </>,
)
export const MoreIcon = icon(<path d="M5.500 12v.1M12 12v.1M18.500 12v.1" strokeWidth="2.750" />)
export const DownloadIcon = icon(<path d="M12 4v11m0 0-4-4m4 4 4-4M5 16v3.500h14V16" />)
export const FileIcon = icon(
  <path d="M13.500 3.500H7A1.500 1.500 0 0 0 5.500 5v14A1.500 1.500 0 0 0 7 20.500h10a1.500 1.500 0 0 0 1.500-1.500V8.500Zm0 0v5h5" />,
)
export const CopyIcon = icon(
  <>
    <rect x="8.500" y="8.500" width="11.500" height="11.500" rx="2.500" />
    <path d="M15.500 5.500A2 2 0 0 0 13.500 4H6.500A2.500 2.500 0 0 0 4 6.500v7a2 2 0 0 0 1.500 2" />
  </>,
)
export const HistoryIcon = icon(
  <path d="M4.500 12a7.500 7.500 0 1 0 2.200-5.300L4.500 8.800m0-4.300v4.300h4.300M12 8v4.250l3 1.750" />,
)
export const EditIcon = icon(
  <path d="M14.500 5.500 18.500 9.500M4.500 19.500l.9-4.400L16 4.500a1.600 1.600 0 0 1 2.300 0l1.200 1.200a1.600 1.600 0 0 1 0 2.300L8.900 18.600Z" />,
)
export const UpIcon = icon(<path d="M12 19V5m-6 6 6-6 6 6" />)
export const DownIcon = icon(<path d="M12 5v14m6-6-6 6-6-6" />)
export const StarIcon = icon(
  <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z" />,
)
export const FilterIcon = icon(<path d="M4 7h16M7 12h10M10 17h4" />)
export const BackIcon = icon(<path d="M19 12H5m6-6-6 6 6 6" />)
export const TrashIcon = icon(
  <path d="M4.5 7h15M9.5 7V4.500h5V7m-8 0 .8 12.500h9.400L17.500 7M10.300 10.500v5.500m3.400-5.500v5.500" />,
)
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5m0-8.5v.1" />
  </>,
)
export const CalendarIcon = icon(
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
    <path d="M4 10h16M8.5 3.5v4m7-4v4" />
  </>,
)
