import { HIRING_NATIONALLY } from '@lilypad/domain'
import { allBut, filterCase as when } from './filter-case.ts'

const LOCATION_CASES = [
  when('location: nothing selected is no restriction', { locations: [] }, allBut()),
  when(
    'location: a job with locations must match; favourites stand wherever they are',
    { locations: ['California'] },
    [2, 3, 12, 13, 14, 18, 23, 24],
  ),
  when(
    'location: jobs without locations pass if Hiring Nationally is selected',
    { locations: [HIRING_NATIONALLY] },
    [1, 5, 7, 8, 12, 13, 14, 15, 17, 20, 22, 23],
  ),
  when(
    'location: Hiring Nationally and a place let both pass',
    { locations: ['California', HIRING_NATIONALLY] },
    [1, 2, 3, 5, 7, 8, 12, 13, 14, 15, 17, 18, 20, 22, 23, 24],
  ),
  when('location: any of a job’s places counts', { locations: ['Texas'] }, [3, 4, 12, 13, 14, 23]),
  when('location: any selected place counts', { locations: ['Ohio', 'Canada'] }, [6, 12, 13, 14, 19, 23]),
  when('location: the state of Georgia', { locations: ['Georgia'] }, [11, 12, 13, 14, 23, 24]),
  when('location: the country of Georgia', { locations: ['Georgia (country)'] }, [10, 12, 13, 14, 23]),
  when('location: a region is a value of its own', { locations: ['EMEA'] }, [9, 12, 13, 14, 23]),
  when('location: a country is not its parts', { locations: ['United States'] }, [12, 13, 14, 23]),
  when(
    'location: a place where no job is leaves the favourites',
    { locations: ['Tasmania'] },
    [12, 13, 14, 23],
  ),
]

const SALARY_CASES = [
  when('salary: at the lowest position the filter is off', { salaryFrom: 60_000 }, allBut()),
  when('salary: below it, too', { salaryFrom: 0 }, allBut()),
  when(
    'salary: the first step excludes jobs without a maximum and with a lower one',
    { salaryFrom: 61_000 },
    [1, 2, 3, 5, 9, 10, 11, 12, 13, 15, 16, 19, 20, 22, 23, 24],
  ),
  when(
    'salary: a maximum equal to the value passes, a dollar less does not',
    { salaryFrom: 100_000 },
    [2, 3, 9, 13, 15, 16, 22, 24],
  ),
  when('salary: a maximum between two steps passes the lower', { salaryFrom: 150_000 }, [3, 9, 16, 22]),
  when('salary: and not the higher', { salaryFrom: 151_000 }, [9, 16, 22]),
  when('salary: the highest maximum is still found', { salaryFrom: 240_000 }, [9]),
  when('salary: above it nothing is', { salaryFrom: 241_000 }, []),
]

const POSTED_CASES = [
  when('posted since: the very day counts', { postedSince: '2026-03-10' }, [1, 23, 24]),
  when('posted since: a later day excludes it', { postedSince: '2026-03-11' }, [23]),
  when('posted since: a day after the last finds nothing', { postedSince: '2026-03-12' }, []),
  when(
    'posted since: over the end of a month',
    { postedSince: '2026-02-28' },
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 23, 24],
  ),
  when('posted since: over the end of a year', { postedSince: '2026-01-01' }, allBut(19, 20, 22)),
  when('posted since: from a leap day on', { postedSince: '2024-02-29' }, allBut(19)),
  when('posted since: a job without a day passes no day', { postedSince: '1970-01-01' }, allBut(19)),
]

const FAVORITES_CASES = [
  when('only favourites keeps only tracked jobs', { onlyFavorites: true }, [12, 13, 14, 23]),
  when('switched off, it keeps all', { onlyFavorites: false }, allBut()),
  when('a place does not restrict them', { onlyFavorites: true, locations: ['Texas'] }, [12, 13, 14, 23]),
  when(
    'nor does Hiring Nationally',
    { onlyFavorites: true, locations: [HIRING_NATIONALLY] },
    [12, 13, 14, 23],
  ),
  when('every other filter does: free text', { onlyFavorites: true, searchField: 'quill' }, [12, 13, 23]),
  when('salary', { onlyFavorites: true, salaryFrom: 62_000 }, [13, 23]),
  when('posted since', { onlyFavorites: true, postedSince: '2026-02-27' }, [12, 23]),
  when('category', { onlyFavorites: true, categories: ['Sales', 'Customer Support'] }, [12]),
  when('type, which one of them lacks', { onlyFavorites: true, types: ['Full-Time'] }, [13, 14]),
]

const FOLLOWED_CASES = [
  when('only followed companies keeps all of their jobs', { onlyFollowed: true }, [4, 6, 7, 8, 18, 19, 24]),
  when('followed companies: switched off, it keeps all', { onlyFollowed: false }, allBut()),
  when('followed companies: a place restricts them', { onlyFollowed: true, locations: ['Texas'] }, [4]),
  when('followed companies: salary', { onlyFollowed: true, salaryFrom: 62_000 }, [19, 24]),
  when('followed companies: posted since', { onlyFollowed: true, postedSince: '2026-03-04' }, [4, 6, 7, 24]),
  when('followed companies: free text', { onlyFollowed: true, searchField: 'reed' }, [7, 8, 19]),
  when(
    'followed companies: none of their jobs is a favourite',
    { onlyFollowed: true, onlyFavorites: true },
    [],
  ),
]

const TOGETHER_CASES = [
  when('every part must pass: type and travel', { types: ['Full-Time'], travel: ['No Travel'] }, [1, 16, 21]),
  when(
    'category, place and salary',
    { categories: ['Sales'], locations: ['California'], salaryFrom: 150_000 },
    [3],
  ),
  when(
    'free text, type and place',
    { searchField: 'lantern', types: ['Temporary'], locations: ['Georgia'] },
    [11],
  ),
  when(
    'audience, type and day',
    { audience: ['RS2'], types: ['Full-Time'], postedSince: '2026-02-24' },
    [13, 15],
  ),
  when('choices that contradict each other', { categories: ['Sales'], types: ['Internship'] }, []),
  when(
    'all facets and free text',
    {
      searchField: 'heron',
      categories: ['K12 Education', 'Educational Consultant'],
      types: ['Part-Time', 'Temporary'],
      travel: ['No Travel', 'Regular Travel'],
      audience: ['CP1', 'RS2'],
      locations: ['Texas', 'Georgia'],
    },
    [4, 24],
  ),
  when(
    'all parts at once',
    {
      searchField: 'Quill',
      categories: ['Customer Success', 'Customer Support'],
      types: ['Full-Time'],
      travel: ['Regular Travel'],
      audience: ['RS1', 'RS2'],
      locations: ['California'],
      salaryFrom: 100_000,
      postedSince: '2026-02-26',
      onlyFavorites: true,
    },
    [13],
  ),
]

export const PLACE_AND_LIMIT_CASES = [
  ...LOCATION_CASES,
  ...SALARY_CASES,
  ...POSTED_CASES,
  ...FAVORITES_CASES,
  ...FOLLOWED_CASES,
  ...TOGETHER_CASES,
]
