import type { Densidade, PreferenciaDaLista } from '@rh/domain/contract/vistas'
import type { Filtros, Lista } from '@rh/domain/listas/define-list'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query.ts'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { logFailure } from '../../../lib/log.ts'
import type { AnyLista } from '../../../ui/table/state/list-state.ts'
import {
  parsePreferences,
  type Preferences,
  type StoredPreferences,
} from '../../../ui/table/state/preferences.ts'
import { usePerson, usePreferences } from '../../../ui/table/state/use-preferences.ts'

/** How this person wants a list, kept by the server: the same on every device. */
export function usePreferencia(tipo: TipoDeclarado, lista: AnyLista & Pick<Lista<string, Filtros>, 'nome'>) {
  const { dono } = usePerson()
  const [onDevice, keepOnDevice] = usePreferences(dono, lista.nome ?? tipo, lista)
  const queries = useQueryClient()
  const options = { ...query('GET /api/listas/preferencia', { query: { lista: tipo } }), staleTime: Infinity }
  const { data } = useQuery(options)
  const change = ({ salvos, ...mudanca }: Partial<PreferenciaDaLista>): void => {
    const antes = queries.getQueryData<PreferenciaDaLista>(options.queryKey)
    queries.setQueryData<PreferenciaDaLista>(
      options.queryKey,
      antes && { ...antes, ...mudanca, ...(salvos && { salvos }) },
    )
    const body = { lista: tipo, ...mudanca, ...(salvos && mudancaDosSalvos(antes?.salvos ?? [], salvos)) }
    call('PUT /api/listas/preferencia', { body }).catch((error: unknown) => {
      // A choice of columns holds while the page is open; the name of a filter was typed to find it tomorrow.
      if (salvos) tellFailure(error)
      else logFailure('List preference not saved', error)
    })
  }
  // What this device had stands until the server answers.
  const preferences = data ? parsePreferences(data, lista) : onDevice
  const keep = (next: Partial<Preferences>): void => {
    keepOnDevice({ ...preferences, ...next })
    const { colunas, salvos } = next
    change({
      ...(colunas && { colunas: [...colunas] }),
      ...(salvos && { salvos: salvos.map((um) => ({ ...um })) }),
    })
  }
  const stored: StoredPreferences = [preferences, keep]
  return {
    stored,
    densidade: data?.densidade ?? ('confortavel' satisfies Densidade),
    mudarDensidade: (densidade: Densidade) => change({ densidade }),
  }
}

type Salvos = PreferenciaDaLista['salvos']

/** What changed alone: another tab may have kept a filter that this one does not know. */
const mudancaDosSalvos = (antes: Salvos, depois: Salvos) => ({
  guardar: depois.filter(({ nome, busca }) => !antes.some((um) => um.nome === nome && um.busca === busca)),
  tirar: antes.map(({ nome }) => nome).filter((nome) => !depois.some((um) => um.nome === nome)),
})
