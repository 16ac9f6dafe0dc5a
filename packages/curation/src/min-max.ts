export const smallest = (values: readonly number[]) => (values.length === 0 ? null : Math.min(...values))
export const largest = (values: readonly number[]) => (values.length === 0 ? null : Math.max(...values))
