import { describe, expect, it } from 'vitest'
import {
  isRole,
  isState,
  isWorkplacePreference,
  needsJobTitle,
  ROLES,
  ROLES_WITH_JOB_TITLE,
  STATES,
  WORKPLACE_PREFERENCES,
} from './profile-options.ts'

// holds Decisions §5: Option lists: roles, states, preferences
it('the roles are those of the decisions, in order', () => {
  expect(ROLES.map(({ id }) => id)).toEqual([
    'preK-12 Educator',
    'Higher Ed Admin/Faculty',
    'Edtech Employee',
    'L&D/Instructional Design',
    'Non-Profit Employee',
    'Student',
    'Not currently employed',
    'Other',
  ])
})

// holds Part 1 §3: Option lists: id and itemName, by column
// holds Part 1 §3: Select option: id, itemName, color, children
it('id equals itemName, in every list and among children', () => {
  const options = [...ROLES, ...STATES, ...WORKPLACE_PREFERENCES].flatMap((each) => [
    each,
    ...(each.children ?? []),
  ])
  expect(options.filter(({ id, itemName }) => id !== itemName)).toEqual([])
})

// holds Decisions §5: Option lists: roles, states, preferences
it('states are the 50, DC and the territories', () => {
  const states =
    'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming'
  const others =
    'American Samoa, District of Columbia, Guam, Northern Mariana Islands, Puerto Rico, U.S. Virgin Islands'
  const names = STATES.map(({ id }) => id)
  expect(names.toSorted()).toEqual([...states.split(', '), ...others.split(', ')].toSorted())
})

// holds Decisions §5: Option lists: roles, states, preferences
it('workplace preference: Remote; On-site or Hybrid as a parent with On-site and Hybrid', () => {
  expect(WORKPLACE_PREFERENCES).toEqual([
    { id: 'Remote', itemName: 'Remote' },
    {
      id: 'On-site or Hybrid',
      itemName: 'On-site or Hybrid',
      children: [
        { id: 'On-site', itemName: 'On-site' },
        { id: 'Hybrid', itemName: 'Hybrid' },
      ],
    },
  ])
})

// holds Part 1 §9: Five roles require a job title
it('roles that require a job title are the five of the specification', () => {
  expect(ROLES_WITH_JOB_TITLE).toEqual([
    'Higher Ed Admin/Faculty',
    'Edtech Employee',
    'L&D/Instructional Design',
    'Non-Profit Employee',
    'Other',
  ])
  expect(ROLES.filter(({ id }) => needsJobTitle(id)).map(({ id }) => id)).toEqual(ROLES_WITH_JOB_TITLE)
  expect([null, undefined, '', 'other', 'Astronaut'].some(needsJobTitle)).toBe(false)
})

describe('choices must match exactly', () => {
  it.each([
    [isRole, 'Student', ['student', ' Student', '', 'toString']],
    [isState, 'Texas', ['TX', 'texas', '', 'Atlantis']],
    [isWorkplacePreference, 'On-site', ['On-Site', '', 'Office']],
    [isWorkplacePreference, 'On-site or Hybrid', []],
  ] as const)('%o knows %s', (isOne, name, others) => {
    expect(isOne(name)).toBe(true)
    expect(others.filter((other) => isOne(other))).toEqual([])
  })
})
