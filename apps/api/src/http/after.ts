/**
 * Goes on with a value: now where it is there, else when its promise resolves. For what every request goes through: a
 * promise takes longer than most steps of a call.
 */
export const after = <T, R>(value: T | Promise<T>, next: (value: T) => R | Promise<R>): R | Promise<R> =>
  value instanceof Promise ? value.then(next) : next(value)
