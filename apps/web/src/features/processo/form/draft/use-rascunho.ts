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
import { comOsDeles, comOsMeus, disputasDe, isMesmoCampo, type Disputa } from './disputas.ts'
import { createDraftStorage, type DraftStorage } from './draft-storage.ts'
import { mesclar, type Mescla } from './mesclar.ts'

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

/** Disputes that the tab kept, where the server still has another value. */
const disputasGuardadas = ({ storage }: Cofre, { dados }: RegistroEmEtapas): Disputa[] =>
  storage.disputadas.flatMap((guardada) => {
    const deles = dados[guardada.etapa]?.[guardada.campo] ?? null
    return deles === guardada.meu ? [] : [{ ...guardada, deles }]
  })

/** Draft being typed, with autosave. */
export function useRascunho(form: FormularioDaTela, registro: RegistroEmEtapas) {
  const queries = useQueryClient()
  const { id: dono } = useUsuario()
  const { envelhecidas } = useTela()
  const [cofre] = useState(() => createCofre(registro, { form, queries, dono, envelhecidas }))
  const [disputas, setDisputas] = useState(() => disputasGuardadas(cofre, registro))
  const [dados, setDados] = useState<Rascunho>(() =>
    comOsMeus({ ...registro.dados, ...Object.fromEntries(cofre.storage.achadas) }, disputas),
  )
  // Raised when the fields must be filled anew, as with somebody else's changes.
  const [geracao, setGeracao] = useState(0)
  const state = useAutosave(cofre.autosave)
  useSalvarAchadas(cofre)

  const guardarDisputas = useCallback(
    (novas: Disputa[]): void => {
      cofre.storage.disputou(novas)
      setDisputas(novas)
    },
    [cofre],
  )
  const salvar = useCallback(
    (etapa: string, digitada: RawSheet, emDisputa: readonly Disputa[]): boolean => {
      const depois = semVazios(comOsDeles(etapa, digitada, emDisputa))
      const antes = cofre.autosave.pendentes().get(etapa) ?? semVazios(cofre.salvo()[etapa] ?? {})
      if (form.comparar({ [etapa]: antes }, { [etapa]: depois }).length === 0) return false
      cofre.storage.digitou(etapa, depois, semVazios(cofre.salvo()[etapa] ?? {}))
      cofre.autosave.change(etapa, depois)
      return true
    },
    [cofre, form],
  )
  const change = useCallback(
    (etapa: string, digitada: RawSheet): void => {
      const daEtapa = disputas.filter((um) => um.etapa === etapa)
      const mudou = salvar(etapa, digitada, daEtapa)
      const mexidas = daEtapa.some(({ campo, meu }) => (digitada[campo] ?? null) !== meu)
      if (mexidas)
        guardarDisputas(
          disputas
            .map((um) => (um.etapa === etapa ? { ...um, meu: digitada[um.campo] ?? null } : um))
            .filter(({ meu, deles }) => meu !== deles),
        )
      if (mudou || mexidas) setDados((todos) => ({ ...todos, [etapa]: semVazios(digitada) }))
    },
    [disputas, guardarDisputas, salvar],
  )
  /** Goes on from somebody else's version: what only one of both changed is kept, the rest is asked field by field. */
  const conciliar = (fresco: RegistroEmEtapas): Mescla => {
    const mescla = mesclar(form, cofre.salvo(), fresco.dados, cofre.autosave.pendentes())
    const novas = disputasDe(mescla.disputados, fresco)
    const antigas = disputas.filter((um) => !novas.some((nova) => isMesmoCampo(nova, um)))
    const todas = [
      ...novas,
      ...antigas.map((um) => ({ ...um, deles: fresco.dados[um.etapa]?.[um.campo] ?? null })),
    ].filter(({ meu, deles }) => meu !== deles)
    const aSalvar = [...mescla.partes]
      .map(([etapa, parte]) => [etapa, semVazios(comOsDeles(etapa, parte, todas))] as const)
      .filter(
        ([etapa, parte]) =>
          form.comparar({ [etapa]: fresco.dados[etapa] ?? {} }, { [etapa]: parte }).length > 0,
      )
    cofre.setSalvo(fresco.dados)
    cofre.storage.recomecou(fresco.versao, new Map(aSalvar))
    guardarDisputas(todas)
    setDados(comOsMeus({ ...fresco.dados, ...Object.fromEntries(mescla.partes) }, todas))
    setGeracao(geracao + 1)
    cofre.autosave.resume(fresco.versao, new Map(aSalvar))
    return mescla
  }
  /** Ends a dispute with one of both values. */
  const decidir = (disputa: Disputa, qual: 'meu' | 'deles'): void => {
    const { etapa, campo, deles } = disputa
    const outras = disputas.filter((um) => !isMesmoCampo(um, disputa))
    const depois = { ...dados[etapa], ...(qual === 'deles' && { [campo]: deles }) }
    guardarDisputas(outras)
    setDados((todos) => ({ ...todos, [etapa]: depois }))
    setGeracao(geracao + 1)
    if (salvar(etapa, depois, outras)) void cofre.autosave.flush()
  }
  return { dados, state, geracao, disputas, change, conciliar, decidir, cofre }
}

/** Saves what was typed and not saved when the page was left. */
function useSalvarAchadas(cofre: Cofre): void {
  useEffect(() => {
    if (cofre.storage.achadas.size === 0) return
    // The step on the screen has told of itself already.
    const pendentes = cofre.autosave.pendentes()
    for (const [etapa, digitada] of cofre.storage.achadas)
      if (!pendentes.has(etapa)) cofre.autosave.change(etapa, digitada)
    notify.info('Recuperamos o que você tinha digitado.', { id: 'recuperado', description: RECUPERADO })
  }, [cofre])
}

export type RascunhoAberto = ReturnType<typeof useRascunho>
