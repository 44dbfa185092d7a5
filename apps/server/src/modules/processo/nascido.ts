import { movimentos, type Movimento } from '@rh/domain/colaborador/movimentos'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { setorQueAbre } from '@rh/domain/setores/rotas'
import { setores } from '@rh/domain/setores/setores'
import { hojeEm } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { Ator, Quem } from '../../http/ator.ts'
import { lockPosto } from '../contratos/posto.ts'
import type { RawForm } from './campos.ts'
import { requireVinculoDo } from './requirements.ts'
import { findFormulario } from './formulario.ts'
import type { AberturaDoTipo, Montavel } from './modulo.ts'
import { lockVinculo } from './repository.ts'

/** Request about a bond, typed just now or stored. */
export interface Pedido {
  readonly dados: RawForm
  /** Form as it was sent last, where a process is about to change. */
  readonly enviados?: RawForm | null
  readonly vinculoId: number
  /** Process itself, excluded from every count; null before there is one. */
  readonly processoId: number | null
  readonly hoje: string
  readonly ator: Quem
}

/** Module options of a kind that is started from a person's file and born sent. */
interface Nascido<Contexto>
  extends
    Omit<Montavel<Contexto>, 'process' | 'contexto' | 'abrir' | 'extras'>,
    Omit<AberturaDoTipo<Contexto>, 'setorOrigem' | 'reunir'> {
  readonly process: AnyProcess & { readonly name: Movimento }
  /** Posts besides that of the form that a transition may take a slot of: all of them are locked in one order. */
  readonly outrosPostos?: (
    tx: Tx,
    pedido: Pick<Pedido, 'vinculoId' | 'processoId'>,
  ) => Promise<readonly number[]>
  /** Locks further rows that a transition depends on, besides bond and posts. */
  readonly travar?: (tx: Tx, pedido: Pedido & { readonly dados: RawSheet }) => Promise<unknown>
  /** Gathers the facts of rules, effects and simulation. */
  readonly reunir: (db: Db | Tx, pedido: Pedido) => Promise<Contexto>
  /** Extra properties of the record, besides form and simulation. */
  readonly mostrar: (
    contexto: Contexto,
    ator: Ator,
    db: Db | Tx,
  ) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>
}

/**
 * Builds the module of a kind that is born sent. A transition locks the bond and the post of the form before its facts
 * are read; the record shows their simulation.
 */
export const moduloNascido =
  <Contexto>({
    preencher,
    opcoes,
    aoAbrir,
    mantemFatos,
    simular,
    outrosPostos,
    travar,
    reunir,
    mostrar,
    ...modulo
  }: Nascido<Contexto>) =>
  (fuso: string): Montavel<Contexto> => ({
    ...modulo,
    async contexto({ tx, agora }, processo, ator) {
      const vinculoId = requireVinculoDo(processo)
      await lockVinculo(tx, vinculoId)
      // The form of a kind that is born sent is one sheet.
      const { dados, enviados } = await findFormulario<RawSheet>(tx, processo.id)
      const pedido = { dados, enviados, vinculoId, processoId: processo.id, hoje: hojeEm(agora, fuso), ator }
      const { postoId } = modulo.indice(dados)
      const postos = [...(postoId ? [postoId] : []), ...((await outrosPostos?.(tx, pedido)) ?? [])]
      for (const id of [...new Set(postos)].toSorted((a, b) => a - b)) await lockPosto(tx, id)
      await travar?.(tx, pedido)
      return reunir(tx, pedido)
    },
    abrir: {
      setorOrigem: setorDe(modulo.process.name),
      preencher,
      opcoes,
      aoAbrir,
      mantemFatos,
      simular,
      reunir,
    },
    async extras(db, { processo, dados, ator, hoje }) {
      const vinculoId = requireVinculoDo(processo)
      const contexto = await reunir(db, { dados, vinculoId, processoId: processo.id, hoje, ator })
      return { simulacao: simular(contexto, ator), ...(await mostrar(contexto, ator, db)) }
    },
  })

/** Sector in whose name a person starts a movement. */
const setorDe =
  (nome: Movimento) =>
  ({ grupos }: Quem): number =>
    setores[setorQueAbre(movimentos[nome].view, grupos) ?? 'operacional'].id
