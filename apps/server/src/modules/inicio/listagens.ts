import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { admissoes } from '../admissao/lista.ts'
import { listagemAfastamento } from '../afastamento/lista.ts'
import { listagemDemissao } from '../demissao/lista.ts'
import { listagemFerias } from '../ferias/lista.ts'
import { promocoes } from '../promocao/lista.ts'
import { remanejamentos } from '../remanejamento/lista.ts'
import type { LinhaDeProcesso, Listagem } from '../processo/listas/listagem.ts'

/** What a row says of where the person works, of a kind whose rows say it. */
interface Onde {
  readonly cargo?: string | null
  readonly posto?: string | null
}

/** How each declared kind is listed: one that is forgotten here does not compile. */
export const listagens: Readonly<Record<TipoDeclarado, Listagem<LinhaDeProcesso & Onde>>> = {
  admissao: admissoes,
  afastamento: listagemAfastamento,
  demissao: listagemDemissao,
  ferias: listagemFerias,
  promocao: promocoes,
  remanejamento: remanejamentos,
}
