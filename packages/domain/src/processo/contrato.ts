import type { z } from 'zod'
import type { Filtros, Lista } from '../listas/define-list.ts'
import { chamadasDeAbertura, type ChamadasDeAbertura, type OpcoesDeAbertura } from './chamadas/abertura.ts'
import { chamadasDeAtos, type ChamadasDeAtos } from './chamadas/atos.ts'
import { chamadasDeAnexos, type ChamadasDeAnexos, type OpcoesDeAnexos } from './chamadas/anexos.ts'
import { chamadaDeComentario, type ChamadaDeComentario } from './chamadas/comentario.ts'
import { chamadasDasMarcadas, type ChamadasDasMarcadas } from './chamadas/marcadas.ts'
import { chamadaDeEspera, type ChamadaDeEspera } from './chamadas/espera.ts'
import type { Declarado } from './chamadas/comum.ts'
import { chamadaDeLink, type ChamadaDeLink } from './chamadas/link.ts'
import { chamadasDeLote, type ChamadasDeLote } from './chamadas/lote.ts'
import { chamadasDeLista, type ChamadasDeLista } from './chamadas/lista.ts'
import {
  chamadasDeTransicao,
  type ChamadasDeTransicao,
  type OpcoesDeTransicao,
} from './chamadas/transicoes.ts'
import { chamadasDePapeis, type ChamadasDePapeis, type PapelNomes } from './chamadas/papeis.ts'
import { chamadasDoQuadro, type ChamadasDoQuadro } from './chamadas/quadro.ts'
import type { FormularioPlano } from './formulario.ts'

/** Contract options of a kind, besides its declaration, which stays light: schemas, list, papers, attachments, form. */
export interface OpcoesDoContrato<X extends Declarado> extends OpcoesDeTransicao<X> {
  readonly lista: Lista<string, Filtros>
  /** Row of the list: `resumoDe(process, …)`. */
  readonly resumo: z.ZodType
  /** Board: `quadroDe(process, cartaoDe(process, …))`. */
  readonly quadro: z.ZodType
  readonly papeis?: PapelNomes
  readonly anexos?: OpcoesDeAnexos
  /** Form of a kind that is born sent. */
  readonly nasce?: OpcoesDeAbertura
  /** Adds the batch endpoints; the declaration says who may use them. */
  readonly emLote?: true
  /** Summaries of the acts that write form fields: all of them, and no other. */
  readonly atos?: Readonly<Record<string, string>>
}

/** Rejects unknown options at compile time: a misspelled one would be ignored. */
type Exatas<O, Conhecidas> = { readonly [K in Exclude<keyof O, keyof Conhecidas>]: never }

type Nomes<O, K extends string> = O extends { readonly [P in K]: infer V } ? keyof V & string : never

type DosPapeis<X extends Declarado, O> = O extends { readonly papeis: PapelNomes<infer W> }
  ? ChamadasDePapeis<X['name'], W>
  : unknown

type DosAnexos<X extends Declarado, O> = O extends {
  readonly anexos: { readonly checklist: infer K extends z.ZodType }
}
  ? ChamadasDeAnexos<X['name'], K>
  : unknown

type DaAbertura<X extends Declarado, O> = O extends {
  readonly registro: infer R extends z.ZodType
  readonly nasce: {
    readonly formulario: FormularioPlano<infer S>
    readonly simulacao: infer V extends z.ZodType
    readonly opcoes: infer P extends z.ZodType
  }
}
  ? ChamadasDeAbertura<X['name'], R, S, V, P>
  : unknown

type DoLote<X extends Declarado, O> = O extends {
  readonly nasce: {
    readonly formulario: FormularioPlano<infer S>
    readonly simulacao: infer V extends z.ZodType
  }
  readonly emLote: true
}
  ? ChamadasDeLote<X['name'], S, V>
  : unknown

/** Endpoints of one kind of process. */
export type ContratoDeProcesso<X extends Declarado, O extends OpcoesDoContrato<X>> = ChamadasDeTransicao<
  X,
  O['registro'],
  Nomes<O, 'chamadas'>,
  Nomes<O, 'agendaveis'>
> &
  ChamadasDeLista<X, O['lista'], O['resumo']> &
  ChamadasDoQuadro<X['name'], O['lista'], O['quadro']> &
  ChamadasDasMarcadas<X['name']> &
  ChamadaDeComentario<X['name'], O['registro']> &
  ChamadaDeEspera<X['name'], O['registro']> &
  ChamadaDeLink<X> &
  DosPapeis<X, O> &
  ChamadasDeAtos<X['name'], O['registro'], Nomes<O, 'atos'>> &
  DosAnexos<X, O> &
  DaAbertura<X, O> &
  DoLote<X, O>

/**
 * Derives the endpoints of a kind: record, transitions, pareceres and comments, list, export and board; papers and
 * attachments where it has some; opening where it is born sent. Throws where these options and the declaration
 * disagree.
 */
export function processContract<X extends Declarado, const O extends OpcoesDoContrato<X>>(
  process: X,
  opcoes: O & Exatas<O, OpcoesDoContrato<X>>,
): ContratoDeProcesso<X, O> {
  const {
    registro,
    lista,
    resumo,
    quadro,
    papeis,
    anexos,
    nasce,
    emLote,
    atos = {},
  }: OpcoesDoContrato<Declarado> = opcoes
  if ((process.nasce === undefined) !== (nasce === undefined))
    throw new Error(`${process.name}: born sent by the declaration or by the calls, not by both`)
  if ((process.nasce?.emLote === undefined) !== (emLote === undefined))
    throw new Error(`${process.name}: opened in batches by the declaration or by the calls, not by both`)
  const chamadas = {
    ...(nasce && emLote && chamadasDeLote(process, nasce)),
    ...(nasce && {
      ...chamadasDeAbertura(process, registro, nasce),
      ...chamadasDeAtos(process, registro, nasce.formulario, atos),
    }),
    ...chamadasDeLista(process, lista, resumo),
    ...chamadasDoQuadro(process, lista, quadro),
    ...chamadasDeTransicao(process, opcoes),
    ...chamadasDasMarcadas(process),
    ...chamadaDeComentario(process, registro),
    ...chamadaDeEspera(process, registro),
    ...chamadaDeLink(process),
    ...(papeis && chamadasDePapeis(process, papeis)),
    ...(anexos && chamadasDeAnexos(process, anexos)),
  }
  // Computed keys lose their names; the type says them again from the same templates.
  return chamadas as ContratoDeProcesso<X, O>
}
