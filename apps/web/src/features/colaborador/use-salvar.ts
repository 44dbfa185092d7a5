import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api/api-error.ts'
import type { ApiKey, ArgsOf, ReplyOf } from '../../lib/api/api.ts'
import { notify } from '../../lib/notify.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { daFichaToda } from './queries.ts'

/**
 * A write of the file. Whether it was saved or somebody else was faster, what is on the screen is read again: the
 * next try is then made over what there is.
 */
export function useSalvar<K extends ApiKey>(
  key: K,
  { feito, alem = [] }: { readonly feito: string; readonly alem?: readonly ApiKey[] },
): (args: ArgsOf<K>) => Promise<ReplyOf<K>> {
  const queries = useQueryClient()
  const invalidates = [...alem, ...daFichaToda]
  const { mutateAsync } = useSubmit(key, { invalidates, onSuccess: () => notify.success(feito) })
  return async (args) => {
    try {
      return await mutateAsync(args)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        await Promise.all(invalidates.map((other) => queries.invalidateQueries({ queryKey: [other] })))
      throw error
    }
  }
}
