import type { RawSheet } from '@rh/domain/processo/raw-form'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { call, type ApiKey } from '../../../../lib/api/api.ts'
import { notify } from '../../../../lib/notify.ts'
import { useUsuario } from '../../../../lib/session/use-session.ts'
import { chamadas, corpoDaEtapa, obterQuery } from '../../chamadas.ts'
import { useTela } from '../../tela.ts'
import type { SaveJob, SaveReply } from './autosave-core.ts'
import { createAutosave, type Autosave } from './autosave.ts'
import { desfechoDe, useAutosave } from './use-autosave.ts'
import { semVazios } from '../andamento.ts'
import type { FormularioDaTela, Rascunho, RegistroEmEtapas } from '../formulario.ts'
import { createDraftStorage, type DraftStorage } from './draft-storage.ts'
import type { Mescla } from './mesclar.ts'

/** Server state of a draft, and its autosave. */
interface Cofre {
  readonly autosave: Autosave<string, RawSheet>
  /** Session storage of what the server does not have yet. */
  readonly storage: DraftStorage
  /** Draft as last saved by this person: the base of a three-way merge. */
  readonly salvo: () => Rascunho
  readonly setSalvo: (salvo: Rascunho) => void
}

interface Ambiente {
  readonly form: FormularioDaTela
  readonly queries: QueryClient
  readonly dono: number
  readonly envelhecidas: readonly ApiKey[]
}

function createCofre(registro: RegistroEmEtapas, ambiente: Ambiente): Cofre {
  const { form, queries, dono, envelhecidas } = ambiente
  const { id } = registro
  const storage = createDraftStorage(form, dono, registro)
  let salvo: Rascunho = { ...registro.dados, ...Object.fromEntries(storage.bases) }
  const send = async (job: SaveJob<string, RawSheet>): Promise<SaveReply> => {
    const body = corpoDaEtapa({ id, versao: job.versao, etapa: job.parte, dados: job.dados })
    // Outlives the page: the last thing typed before closing it is saved too.
    const reply = await call(chamadas(form.tipo).editar, {
      body,
      idempotencyKey: job.chave,
      keepalive: true,
    })
    salvo = { ...salvo, [job.parte]: form.normalizar(job.parte, job.dados) }
    storage.salvou(job.parte, job.dados, reply.versao)
    // The review and the page of the admission read the same answer: they must not show the draft of before.
    void queries.invalidateQueries({ queryKey: obterQuery(form.tipo, id).queryKey, refetchType: 'none' })
    for (const lista of envelhecidas) void queries.invalidateQueries({ queryKey: [lista] })
    return reply
  }
  const autosave = createAutosave<string, RawSheet>({
    // Of the version that was on the screen: if somebody saved since, the save says so and the person decides.
    versao: storage.versao,
    salvoEm: registro.atualizadoEm,
    send,
    desfechoDe,
  })
  return {
    autosave,
    storage,
    salvo: () => salvo,
    setSalvo: (fresco) => {
      salvo = fresco
    },
  }
}

const RECUPERADO = 'Ainda não estava salvo quando a sessão terminou; está sendo salvo agora.'

/** Draft being typed, with autosave. */
export function useRascunho(form: FormularioDaTela, registro: RegistroEmEtapas) {
  const queries = useQueryClient()
  const { id: dono } = useUsuario()
  const { envelhecidas } = useTela()
  const [cofre] = useState(() => createCofre(registro, { form, queries, dono, envelhecidas }))
  const [dados, setDados] = useState<Rascunho>({
    ...registro.dados,
    ...Object.fromEntries(cofre.storage.achadas),
  })
  // Raised when the fields must be filled anew, as with somebody else's version.
  const [geracao, setGeracao] = useState(0)
  const state = useAutosave(cofre.autosave)
  useEffect(() => {
    if (cofre.storage.achadas.size === 0) return
    // The step on the screen has told of itself already.
    const pendentes = cofre.autosave.pendentes()
    for (const [etapa, digitada] of cofre.storage.achadas)
      if (!pendentes.has(etapa)) cofre.autosave.change(etapa, digitada)
    notify.info('Recuperamos o que você tinha digitado.', { id: 'recuperado', description: RECUPERADO })
  }, [cofre])

  const change = useCallback(
    (etapa: string, digitada: RawSheet): void => {
      const depois = semVazios(digitada)
      const antes = cofre.autosave.pendentes().get(etapa) ?? semVazios(cofre.salvo()[etapa] ?? {})
      if (form.comparar({ [etapa]: antes }, { [etapa]: depois }).length === 0) return
      setDados((todos) => ({ ...todos, [etapa]: depois }))
      cofre.storage.digitou(etapa, depois, semVazios(cofre.salvo()[etapa] ?? {}))
      cofre.autosave.change(etapa, depois)
    },
    [cofre, form],
  )
  /** Adopts the refetched record, with `partes` of this person on top of it. */
  const adotar = (fresco: RegistroEmEtapas, partes: Mescla['partes']): void => {
    cofre.setSalvo(fresco.dados)
    cofre.storage.recomecou(fresco.versao, partes)
    setDados({ ...fresco.dados, ...Object.fromEntries(partes) })
    setGeracao(geracao + 1)
    cofre.autosave.resume(fresco.versao, new Map([...partes].map(([e, parte]) => [e, semVazios(parte)])))
  }
  return { dados, state, geracao, change, adotar, cofre }
}

export type RascunhoAberto = ReturnType<typeof useRascunho>
