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

/** A request about a bond, of which the facts are gathered: typed just now, or kept. */
export interface Pedido {
  readonly dados: RawForm
  readonly vinculoId: number
  /** The process itself, left out of every count; null before there is one. */
  readonly processoId: number | null
  readonly hoje: string
  readonly ator: Quem
}

/** What the module of a kind says that is started from a person's file and born sent. */
interface Nascido<Contexto>
  extends
    Omit<Montavel<Contexto>, 'process' | 'contexto' | 'abrir' | 'extras'>,
    Omit<AberturaDoTipo<Contexto>, 'setorOrigem' | 'reunir'> {
  readonly process: AnyProcess & { readonly name: Movimento }
  /** Locks what a move depends on besides the bond and the post that the form names. */
  readonly travar?: (tx: Tx, pedido: Pedido & { readonly dados: RawSheet }) => Promise<unknown>
  /** Everything that rules, effects and simulation need to know of a request, read now. */
  readonly reunir: (db: Db | Tx, pedido: Pedido) => Promise<Contexto>
  /** What the record shows besides the form and the simulation. */
  readonly mostrar: (
    contexto: Contexto,
    ator: Ator,
    db: Db | Tx,
  ) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>
}

/**
 * The module of a kind that is born sent. A move locks the bond and the post that the form names before its facts are
 * read; the record shows what the rules work out of them.
 */
export const moduloNascido =
  <Contexto>({
    preencher,
    opcoes,
    aoAbrir,
    simular,
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
      const { dados } = await findFormulario<RawSheet>(tx, processo.id)
      const pedido = { dados, vinculoId, processoId: processo.id, hoje: hojeEm(agora, fuso), ator }
      const { postoId } = modulo.indice(dados)
      if (postoId) await lockPosto(tx, postoId)
      await travar?.(tx, pedido)
      return reunir(tx, pedido)
    },
    abrir: { setorOrigem: setorDe(modulo.process.name), preencher, opcoes, aoAbrir, simular, reunir },
    async extras(db, { processo, dados, ator, hoje }) {
      const vinculoId = requireVinculoDo(processo)
      const contexto = await reunir(db, { dados, vinculoId, processoId: processo.id, hoje, ator })
      return { simulacao: simular(contexto, ator), ...(await mostrar(contexto, ator, db)) }
    },
  })

/** The sector in whose name a person starts a movement. */
const setorDe =
  (nome: Movimento) =>
  ({ grupos }: Quem): number =>
    setores[setorQueAbre(movimentos[nome].view, grupos) ?? 'operacional'].id
