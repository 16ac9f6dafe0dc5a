/** The first name, else the part before the @, else 'there'. Source: specification part 1, 'Account page'. */
export function greeting(person: { firstName?: string | null; email?: string | null } | null): string {
  const prefix = person?.email?.split('@')[0]?.trim()
  return `Hi, ${person?.firstName?.trim() || prefix || 'there'}!`
}
