import { prazoDe, type FatosDoPrazo, type PrazosDoTipo } from '../processo/prazo.ts'
import { prazosDasAdmissoes } from './admissao/prazo.ts'
import { prazosDosAfastamentos } from './afastamento/prazo.ts'
import { prazosDasDemissoes } from './demissao/prazo.ts'
import { prazosDeFerias } from './ferias/prazo.ts'
import type { TipoDeclarado } from './processos.ts'
import { prazosDasPromocoes } from './promocao/prazo.ts'
import { prazosDosRemanejamentos } from './remanejamento/prazo.ts'

/** The terms of every declared kind: one that is forgotten does not compile. */
export const prazos: Readonly<Record<TipoDeclarado, PrazosDoTipo>> = {
  admissao: prazosDasAdmissoes,
  demissao: prazosDasDemissoes,
  remanejamento: prazosDosRemanejamentos,
  promocao: prazosDasPromocoes,
  ferias: prazosDeFerias,
  afastamento: prazosDosAfastamentos,
}

/** Term of a process of any kind; null where nothing runs, and for a kind that declares none. */
export const prazoDoProcesso = (tipo: string, fatos: FatosDoPrazo) =>
  Object.hasOwn(prazos, tipo) ? prazoDe(prazos[tipo as TipoDeclarado], fatos) : null
