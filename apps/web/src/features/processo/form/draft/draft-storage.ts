import type { RawSheet, RawValue } from '@rh/domain/processo/raw-form'
import { removeFromTab, saveInTab, readFromTab } from '../../../../lib/storage/tab-storage.ts'
import { semVazios } from '../andamento.ts'
import { isEtapa } from '../enderecos.ts'
import type { Disputa } from './disputas.ts'
import type { EtapasDoFormulario, FormularioDaTela, RegistroEmEtapas } from '../formulario.ts'

type Partes = ReadonlyMap<string, RawSheet>

interface Guardado {
  readonly versao: number
  /** Steps as typed, each with its last saved values. */
  readonly partes: readonly (readonly [string, RawSheet, RawSheet])[]
}

/** Session storage of a draft until the server has it: a session may expire before a save. */
export interface DraftStorage {
  /** Version on which the first save is based. */
  readonly versao: number
  /** Recovered steps that the server does not have. */
  readonly achadas: Partes
  /** Last saved values of the recovered steps: the base of a three-way merge. */
  readonly bases: Partes
  readonly digitou: (etapa: string, digitada: RawSheet, salva: RawSheet) => void
  readonly salvou: (etapa: string, digitada: RawSheet, versao: number) => void
  /** Restarts from another version, with only these steps to save. */
  readonly recomecou: (versao: number, partes: Partes) => void
  /** Fields that still wait for a choice, from before this page was opened. */
  readonly disputadas: readonly DisputaGuardada[]
  /** Keeps the fields that wait for a choice. */
  readonly disputou: (disputas: readonly DisputaGuardada[]) => void
}

/** Disputed field as the tab keeps it: what was typed, and who changed it meanwhile. */
export type DisputaGuardada = Pick<Disputa, 'etapa' | 'campo' | 'meu' | 'autor' | 'em'>

const isRecord = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

/** Parses stored steps, dropping what is no draft: storage is untrusted. */
export function readPartes(form: EtapasDoFormulario, guardado: unknown): Guardado | null {
  if (!isRecord(guardado) || typeof guardado['versao'] !== 'number') return null
  if (!Array.isArray(guardado['partes'])) return null
  const partes = guardado['partes'].flatMap((parte: unknown): Guardado['partes'] => {
    const [etapa, digitada, salva] = Array.isArray(parte) ? (parte as unknown[]) : []
    if (typeof etapa !== 'string' || !isEtapa(form, etapa) || !isRecord(digitada) || !isRecord(salva))
      return []
    return [[etapa, digitada as RawSheet, salva as RawSheet]]
  })
  return { versao: guardado['versao'], partes }
}

/** Parses stored disputes, dropping what is none. */
function readDisputas(form: EtapasDoFormulario, guardado: unknown): readonly DisputaGuardada[] {
  if (!Array.isArray(guardado)) return []
  return guardado.flatMap((um: unknown) => {
    if (!isRecord(um)) return []
    const { etapa, campo, autor, em } = um
    const conhecida = typeof etapa === 'string' && isEtapa(form, etapa) && typeof campo === 'string'
    return conhecida &&
      (autor === null || typeof autor === 'string') &&
      (em === null || typeof em === 'string')
      ? [{ etapa, campo, autor, em, meu: um['meu'] as RawValue }]
      : []
  })
}

export function createDraftStorage(
  form: FormularioDaTela,
  dono: number,
  { id, versao: doServidor, dados }: RegistroEmEtapas,
): DraftStorage {
  const chave = `${form.tipo}:${id}`
  const guardado = readPartes(form, readFromTab(dono, chave))
  const isNew = ([etapa, digitada]: Guardado['partes'][number]): boolean =>
    form.comparar({ [etapa]: semVazios(dados[etapa] ?? {}) }, { [etapa]: digitada }).length > 0
  const novas = guardado?.partes.filter(isNew) ?? []
  const achadas: Partes = new Map(novas.map(([etapa, digitada]) => [etapa, digitada]))
  const bases = new Map(novas.map(([etapa, , salva]) => [etapa, salva]))
  const porSalvar = new Map(achadas)
  let versao = guardado && achadas.size > 0 ? guardado.versao : doServidor
  const keep = (): void => {
    if (porSalvar.size === 0) return removeFromTab(dono, chave)
    const partes = [...porSalvar].map(
      ([etapa, digitada]) => [etapa, digitada, bases.get(etapa) ?? {}] as const,
    )
    saveInTab(dono, chave, { versao, partes } satisfies Guardado)
  }
  keep()
  const chaveDasDisputas = `${chave}:disputas`
  return {
    versao,
    disputadas: readDisputas(form, readFromTab(dono, chaveDasDisputas)),
    disputou: (disputas) => {
      if (disputas.length === 0) removeFromTab(dono, chaveDasDisputas)
      else saveInTab(dono, chaveDasDisputas, disputas)
    },
    achadas,
    bases: new Map(bases),
    digitou: (etapa, digitada, salva) => {
      if (!porSalvar.has(etapa)) bases.set(etapa, salva)
      porSalvar.set(etapa, digitada)
      keep()
    },
    salvou: (etapa, digitada, nova) => {
      versao = nova
      bases.set(etapa, digitada)
      // What was typed while the save was on its way still waits for its own.
      if (porSalvar.get(etapa) === digitada) porSalvar.delete(etapa)
      keep()
    },
    recomecou: (nova, partes) => {
      versao = nova
      porSalvar.clear()
      bases.clear()
      for (const [etapa, digitada] of partes) porSalvar.set(etapa, semVazios(digitada))
      keep()
    },
  }
}
