import type { api } from '@rh/domain/contract/index'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { demissao } from '@rh/domain/processos/demissao/demissao'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Handlers } from './http/serve.ts'
import { moduloAdmissao } from './modules/admissao/modulo.ts'
import { moduloAfastamento } from './modules/afastamento/modulo.ts'
import { moduloDemissao } from './modules/demissao/modulo.ts'
import { moduloFerias } from './modules/ferias/modulo.ts'
import { moduloPromocao } from './modules/promocao/modulo.ts'
import { moduloRemanejamento } from './modules/remanejamento/modulo.ts'
import { cumprirAgenda } from './modules/processo/agenda/cumprir-agenda.ts'
import { conferirFeitos } from './modules/processo/conferir-feitos.ts'
import { cumprirDo } from './modules/processo/espera/cumprir.ts'
import { executarLotes } from './modules/processo/lote/executar.ts'
import type { Montavel } from './modules/processo/modulo.ts'
import { montarProcesso, type ChamadasDoMotor, type DepsDoMotor } from './modules/processo/montar.ts'
import type { Tarefa } from './tarefa.ts'

/** What the engine makes of a kind: its calls, and the tasks that make the moves whose day has come and the batches. */
interface NoMotor<X extends AnyProcess> {
  readonly process: X
  readonly handlers: (deps: DepsDoMotor) => HandlersDe<X>
  readonly agenda: Tarefa
  /** Looks at what its moves ask for; null where none asks for anything. */
  readonly feitos: Tarefa | null
  /** Makes a decision that can no longer be undone. */
  readonly decisoes: ReturnType<typeof cumprirDo>
  /** Works through its batches; null for a kind that has none. */
  readonly lotes: Tarefa | null
}
type HandlersDe<X> = Handlers<Pick<typeof api, keyof typeof api & ChamadasDoMotor<X>>>

const noMotor = <X extends AnyProcess, C>(
  process: X,
  moduloDe: (fuso: string) => Montavel<C>,
): NoMotor<X> => ({
  process,
  handlers: (deps) => montarProcesso<X, typeof api, C>(moduloDe(deps.config.empresaFuso), deps),
  agenda: cumprirAgenda(process, moduloDe),
  feitos: conferirFeitos(process, moduloDe),
  decisoes: cumprirDo(moduloDe),
  lotes: process.nasce?.emLote ? executarLotes(process, moduloDe) : null,
})

/** The one registry of modules: a kind that is declared and forgotten here does not compile. */
export const modulos = {
  admissao: noMotor(admissao, moduloAdmissao),
  afastamento: noMotor(afastamento, moduloAfastamento),
  demissao: noMotor(demissao, moduloDemissao),
  ferias: noMotor(ferias, moduloFerias),
  promocao: noMotor(promocao, moduloPromocao),
  remanejamento: noMotor(remanejamento, moduloRemanejamento),
} satisfies { readonly [T in TipoDeclarado]: NoMotor<AnyProcess> }
