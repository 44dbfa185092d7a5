import type { Etapa } from '@rh/domain/processos/admissao/etapas'
import {
  compararRascunhos,
  normalizarEtapa,
  type EtapaDigitada,
  type Rascunho,
} from '@rh/domain/processos/admissao/rascunho'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { useUsuario } from '../../lib/use-session.ts'
import type { SaveJob, SaveReply } from '../processo/autosave-core.ts'
import { createAutosave, type Autosave } from '../processo/autosave.ts'
import { desfechoDe, useAutosave } from '../processo/use-autosave.ts'
import { semVazios } from './andamento.ts'
import { createGuarda, type Guarda } from './guarda-rascunho.ts'
import type { Mescla } from './mesclar.ts'
import { listasDaAdmissao, obterQuery, type Registro } from './queries.ts'

/** The draft behind the form: what the server has of it, and what saves it. */
interface Cofre {
  readonly autosave: Autosave<Etapa, EtapaDigitada>
  /** What this tab holds until the server has it. */
  readonly guarda: Guarda
  /** The draft as this person last saved it: what a change of somebody else is measured against. */
  readonly salvo: () => Rascunho
  readonly setSalvo: (salvo: Rascunho) => void
}

function createCofre(registro: Registro, queries: QueryClient, dono: number): Cofre {
  const { id } = registro
  const guarda = createGuarda(dono, registro)
  let salvo: Rascunho = { ...registro.dados, ...Object.fromEntries(guarda.bases) }
  const send = async (job: SaveJob<Etapa, EtapaDigitada>): Promise<SaveReply> => {
    const body = { id, versao: job.versao, etapa: job.parte, dados: job.dados }
    // Outlives the page: the last thing typed before closing it is saved too.
    const reply = await call('PUT /api/admissao/editar', { body, idempotencyKey: job.chave, keepalive: true })
    salvo = { ...salvo, [job.parte]: normalizarEtapa(job.parte, job.dados) }
    guarda.salvou(job.parte, job.dados, reply.versao)
    // The review and the page of the admission read the same answer: they must not show the draft of before.
    void queries.invalidateQueries({ queryKey: obterQuery(id).queryKey, refetchType: 'none' })
    for (const lista of listasDaAdmissao) void queries.invalidateQueries({ queryKey: [lista] })
    return reply
  }
  const autosave = createAutosave<Etapa, EtapaDigitada>({
    // Of the version that was on the screen: if somebody saved since, the save says so and the person decides.
    versao: guarda.versao,
    salvoEm: registro.atualizadoEm,
    send,
    desfechoDe,
  })
  return {
    autosave,
    guarda,
    salvo: () => salvo,
    setSalvo: (fresco) => {
      salvo = fresco
    },
  }
}

const mudou = (etapa: Etapa, antes: EtapaDigitada, depois: EtapaDigitada): boolean =>
  compararRascunhos({ [etapa]: antes }, { [etapa]: depois }).length > 0

const RECUPERADO = 'Ainda não estava salvo quando a sessão terminou; está sendo salvo agora.'

/** The draft as it is being typed, saved by itself. */
export function useRascunho(registro: Registro) {
  const queries = useQueryClient()
  const { id: dono } = useUsuario()
  const [cofre] = useState(() => createCofre(registro, queries, dono))
  const [dados, setDados] = useState<Rascunho>({
    ...registro.dados,
    ...Object.fromEntries(cofre.guarda.achadas),
  })
  // Raised when the fields must be filled anew, as with somebody else's version.
  const [geracao, setGeracao] = useState(0)
  const state = useAutosave(cofre.autosave)
  useEffect(() => {
    if (cofre.guarda.achadas.size === 0) return
    // The step on the screen has told of itself already.
    const pendentes = cofre.autosave.pendentes()
    for (const [etapa, digitada] of cofre.guarda.achadas)
      if (!pendentes.has(etapa)) cofre.autosave.change(etapa, digitada)
    notify.info('Recuperamos o que você tinha digitado.', { id: 'recuperado', description: RECUPERADO })
  }, [cofre])

  const change = useCallback(
    (etapa: Etapa, digitada: EtapaDigitada): void => {
      const depois = semVazios(digitada)
      const pendente = cofre.autosave.pendentes().get(etapa)
      if (!mudou(etapa, pendente ?? semVazios(cofre.salvo()[etapa] ?? {}), depois)) return
      setDados((antes) => ({ ...antes, [etapa]: depois }))
      cofre.guarda.digitou(etapa, depois, semVazios(cofre.salvo()[etapa] ?? {}))
      cofre.autosave.change(etapa, depois)
    },
    [cofre],
  )
  /** Goes on from the fresh record: with `partes` of this person on top of it, or as the others left it. */
  const adotar = (fresco: Registro, partes: Mescla['partes']): void => {
    cofre.setSalvo(fresco.dados)
    cofre.guarda.recomecou(fresco.versao, partes)
    setDados({ ...fresco.dados, ...Object.fromEntries(partes) })
    setGeracao(geracao + 1)
    cofre.autosave.resume(fresco.versao, new Map([...partes].map(([e, parte]) => [e, semVazios(parte)])))
  }
  return { dados, state, geracao, change, adotar, cofre }
}

export type RascunhoAberto = ReturnType<typeof useRascunho>
