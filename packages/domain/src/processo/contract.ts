import { z } from 'zod'
import { data, id, idParam, instante, texto, textoObrigatorio, versao } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { somente, type Access } from '../http/endpoint.ts'
import { pendencia } from '../pendencia.ts'
import { grupos } from '../setores/grupos.ts'
import type { Process } from './define.ts'
import { nomesDasFaixas } from './prazo.ts'
import { decisoes, decisoesDoSetor } from './vez.ts'

// The pieces that every process speaks, built from its declaration.

const pessoa = z.object({ id: z.int(), nome: z.string() })
export const idParams = z.strictObject({ id: idParam })

/** Returned field with its reason; the requester corrects and resends. */
export const itemDevolvido = z.strictObject({
  /** Absent in a form without steps. */
  etapa: textoObrigatorio(30).optional(),
  campo: textoObrigatorio(40),
  motivo: textoObrigatorio(255, 3),
})

const escalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
/** Raw value of a form field; may be a list of lines. */
export const rawValue = z.union([
  escalar,
  z.array(z.record(z.string(), escalar.optional()).readonly()).readonly(),
])
export const mudanca = z.object({
  etapa: z.string().optional(),
  campo: z.string(),
  de: rawValue,
  para: rawValue,
})

/** Event of a process, in the order of the history. */
export const evento = z.object({
  id: z.int(),
  tipo: z.enum(['criacao', 'edicao', 'transicao', 'parecer', 'ato', 'comentario', 'agenda']),
  nome: z.string().nullable(),
  de: z.string().nullable(),
  para: z.string().nullable(),
  /** Reason, or text of a comment. */
  motivo: z.string().nullable(),
  /** True when the reason exists and is hidden from the user. */
  motivoReservado: z.boolean(),
  itens: z.array(itemDevolvido),
  mudancas: z.array(mudanca),
  alertas: z.array(pendencia),
  /** Fields filled in with the transition. */
  dados: z.record(z.string(), z.unknown()),
  autor: pessoa.nullable(),
  /** People named in a comment, by the name that its text has. */
  citados: z.array(pessoa),
  em: instante,
})
export type Evento = z.output<typeof evento>

/** Scheduled transition. */
const agenda = z.object({
  transicao: z.string(),
  para: data,
  /** Author of the schedule; null when the date derives from the process. */
  por: z.string().nullable(),
  em: instante,
})
export type Agenda = z.output<typeof agenda>

/** Until when what a process waits for is asked; null where nothing runs. */
export const prazo = z
  .object({
    dia: data,
    /** What runs out, in a word: `eSocial`, `pagamento`. */
    rotulo: z.string(),
    /** Days left; negative once it is over. */
    dias: z.int(),
    faixa: z.enum(nomesDasFaixas),
  })
  .nullable()

/** Act that a process waits for; null where nobody is waited for. */
export const aFazer = z
  .object({
    /** True when it waits for the signed-in user. */
    meu: z.boolean(),
    tipo: z.enum(['parecer', 'transicao']),
    nome: z.string(),
    /** In the infinitive: `Conferir documentos`. */
    rotulo: z.string(),
    /** Groups asked for it. */
    quem: z.array(z.enum(grupos)),
    /** The form is the requester's to finish and send. */
    doSolicitante: z.boolean(),
  })
  .nullable()

type Proc<S extends string, T extends string, P extends string> = Process<string, S, string, T, P>

export const statusSchema = <S extends string>(process: Pick<Proc<S, string, string>, 'statuses'>) =>
  z.enum(codigosDe(process.statuses))

/** Schemas of one process: its record, and the bodies of transitions and pareceres. */
export function processSchemas<S extends string, T extends string, P extends string>(process: Proc<S, T, P>) {
  const status = statusSchema(process)
  const transicao = z.enum(codigosDe(process.transitions))
  const parecer = z.enum(codigosDe(process.pareceres))
  const base = { id, versao }
  /** What was read of each alert (`leituraDe`), or a code, which accepts all alerts that have it. */
  const alertasAceitos = z.array(textoObrigatorio(60)).max(50).optional()
  const motivo = texto(1000).optional()
  /** Keeps the decision for `SEGUNDOS_PARA_DESFAZER` before it is made: checked now, undone with one call. */
  const emEspera = z.literal(true).optional()
  const mover = z.strictObject({
    ...base,
    motivo,
    itens: z.array(itemDevolvido).max(100).optional(),
    alertasAceitos,
    /** Fields declared by the transition. */
    dados: z.record(texto(40), z.unknown()).optional(),
    emEspera,
  })
  return {
    status,
    transicao,
    parecer,
    /** Transition by an endpoint of its own (`efetivar`, `cancelar`, `finalizar`). */
    mover,
    /** Transition that may be scheduled for tomorrow or later; without a day it is made now. */
    moverOuAgendar: mover.extend({ para: data.optional() }),
    /** Transition named in the body (`status`). */
    moverPorNome: mover.extend({ transicao }),
    darParecer: z.strictObject({
      ...base,
      parecer,
      decisao: z.enum(decisoesDoSetor, 'Escolha a decisão'),
      comentario: motivo,
      dados: z.record(texto(40), z.unknown()).optional(),
      alertasAceitos,
      emEspera,
    }),
    /** Body of a change that carries only id and version. */
    visto: z.strictObject(base),
    /** Transition to check before it is asked about. */
    verificarTransicao: z.strictObject({ ...base, transicao }),
    /** What would refuse it: what blocks it, or else the alerts to accept; empty where nothing does. */
    achados: z.object({ pendencias: z.array(pendencia) }),
    registro: z.object({
      id: z.int(),
      numero: z.string(),
      versao: z.int(),
      status,
      solicitante: pessoa,
      criadoEm: instante,
      atualizadoEm: instante,
      pareceres: z.array(
        z.object({
          nome: parecer,
          decisao: z.enum(decisoes),
          comentario: z.string().nullable(),
          motivoReservado: z.boolean(),
          autor: pessoa.nullable(),
          em: instante.nullable(),
          /** Absent for those who see the decision only. */
          dados: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
      eventos: z.array(evento),
      /** Batch that opened it. */
      lote: z.object({ id: z.int(), titulo: z.string() }).nullable(),
      /** Scheduled transition. */
      agenda: agenda.nullable(),
      /** Decision of this person that can still be undone; until it is made they decide nothing else here. */
      emEspera: z
        .object({
          parecer: parecer.nullable(),
          decisao: z.enum(decisoesDoSetor).nullable(),
          transicao: transicao.nullable(),
          em: instante,
          /** Milliseconds until it is made; 0 or less while it is being made. */
          faltam: z.int(),
        })
        .nullable(),
      /** Transitions that this person may make now. */
      acoes: z.array(transicao),
      /** Pareceres that this person may give now. */
      pareceresAbertos: z.array(parecer),
      /** Given already, and the person's to say again. */
      pareceresCorrigiveis: z.array(parecer),
      /** Four-eyes rule that keeps this person from deciding, though it would be their turn. */
      impedeDecidir: z.enum(['autoaprovacao', 'mesma_pessoa']).nullable(),
      /** Acts that this person may do now. */
      atos: z.array(z.string()),
      /** Groups whose turn it is, for "aguardando". */
      aguardando: z.array(z.string()),
      /** Checks that hold already, of those for which moves ask until they do. */
      feitos: z.array(z.string()),
      prazo,
      aFazer,
      /** Since when it has been in its status. */
      desde: instante,
    }),
  }
}

/** Record of a kind that is born sent, extended with what else the kind shows. */
export const registroDoNascido = <
  S extends string,
  T extends string,
  P extends string,
  E extends z.ZodRawShape,
>(
  process: Proc<S, T, P>,
  proprios: E,
) =>
  processSchemas(process)
    .registro.extend({
      /** Form fields that this person sees. */
      dados: z.record(z.string(), rawValue.optional()),
      /** Names of the ids and codes in form and history: field → value → name. */
      nomes: z.record(z.string(), z.record(z.string(), z.string())),
      editavel: z.boolean(),
      colaborador: z.object({ id: z.int(), matricula: z.string(), nome: z.string() }).nullable(),
    })
    .extend(proprios)

/** Access to the endpoint of one transition: the groups that its declaration names. */
export function acessoA<T extends string>(
  process: Process<string, string, string, T, string>,
  transicao: T,
): Access {
  const { quem } = process.transitions[transicao]
  if (quem === 'motor' || quem === 'da_vez') throw new Error(`${process.name}.${transicao} names no group`)
  return somente(quem, `${process.name}: ${transicao}`)
}
