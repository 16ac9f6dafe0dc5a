/** A choice in a list, under the names that the calls give it. */
export type Option = {
  id: string
  itemName: string
  color?: string
  children?: readonly Option[] | undefined
}
