import { z } from 'zod'
import { email, id, instante, textoObrigatorio, versao } from '../br/campos.ts'
import { endpoint, somente, views, type Contract } from '../http/endpoint.ts'
import { GUARDA_MAXIMA_MESES } from '../privacidade/anonimizacao.ts'
import { nomesDeCategorias } from '../privacidade/categorias.ts'
import { incidenteSchema, situacoesDoIncidente } from '../privacidade/incidentes.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { listaPrazosDeGuarda, situacoesDaGuarda } from '../listas/prazos-de-guarda.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { idParams } from '../processo/contract.ts'

const TAG = 'Privacidade'
const access = views('privacidade.inicio')

/** A label and what is kept under it, as people read it. */
const item = z.object({ rotulo: z.string(), valor: z.string() })
export type ItemDoTitular = z.output<typeof item>

const categoria = z.object({
  categoria: z.enum(nomesDeCategorias),
  label: z.string(),
  finalidade: z.string(),
  base: z.string(),
  quemVe: z.array(z.string()),
  para: z.string().nullable(),
  /** Rows that are kept, in all tables of the category. */
  registros: z.int(),
  itens: z.array(item),
  /** The values are seen by other groups alone; who tells them to the person. */
  reservado: z.boolean(),
  guarda: z.string(),
  porque: z.string(),
  /** Last day on which the law has it kept; null while the bond lasts or where each record has its own. */
  ate: z.string().nullable(),
})
export type CategoriaDoTitular = z.output<typeof categoria>

const acesso = z.object({
  pessoa: z.string().nullable(),
  grupos: z.array(z.string()),
  oQue: z.string(),
  vezes: z.int(),
  de: instante,
  ate: instante,
})
export type AcessoAoTitular = z.output<typeof acesso>

const entrega = z.object({
  para: z.string(),
  oQue: z.string(),
  por: z.string().nullable(),
  em: instante,
  /** The list, or the key, could hold the person; no record says that it did. */
  talvez: z.boolean(),
})
export type EntregaDoTitular = z.output<typeof entrega>

const encarregado = z.object({ nome: z.string(), email: z.string() })
export type Encarregado = z.output<typeof encarregado>

const suspensao = z.object({ motivo: z.string(), por: z.string(), em: instante })
export type Suspensao = z.output<typeof suspensao>

const motivo = textoObrigatorio(500, 5)
const comSuspensao = z.object({ suspensao: suspensao.nullable() })

const prazo = z.object({
  /** The last bond of the person. */
  id,
  nome: z.string(),
  matricula: z.string(),
  saida: z.string(),
  /** Last day of the shortest term. */
  vence: z.string(),
  vencidas: z.array(z.enum(nomesDeCategorias)),
  situacao: z.enum(codigosDe(situacoesDaGuarda)),
})

/** Lines of accesses and of deliveries that are told, the newest first. */
export const LINHAS_DO_TITULAR = 500

export const registroDoTitular = z.object({
  emitidoEm: instante,
  por: z.string(),
  encarregado: encarregado.nullable(),
  titular: z.object({
    id: z.int(),
    nome: z.string(),
    cpf: z.string(),
    vinculos: z.array(
      z.object({ matricula: z.string(), dataAdmissao: z.string(), dataDesligamento: z.string().nullable() }),
    ),
  }),
  categorias: z.array(categoria),
  /** Nothing of the person may go while it lasts, and why. */
  suspensao: suspensao.nullable(),
  /** Since when accesses are known: older events are gone. */
  acessosDesde: z.string(),
  acessos: z.array(acesso),
  entregas: z.array(entrega),
})
export type RegistroDoTitular = z.output<typeof registroDoTitular>

const incidente = z.object({
  id,
  conhecidoEm: z.string(),
  ocorridoEm: z.string().nullable(),
  descricao: z.string(),
  categorias: z.array(z.enum(nomesDeCategorias)),
  titulares: z.int(),
  riscoRelevante: z.boolean(),
  avaliacao: z.string(),
  medidas: z.string(),
  anpdEm: z.string().nullable(),
  anpdProtocolo: z.string().nullable(),
  titularesEm: z.string().nullable(),
  semComunicacao: z.string().nullable(),
  registradoPor: z.string(),
  registradoEm: instante,
  versao: z.int(),
  situacao: z.enum(codigosDe(situacoesDoIncidente)),
  /** Last day to tell ANPD and the people. */
  prazo: z.string(),
  /** Last day to complete what ANPD was told; null before it was. */
  prazoDeCompletar: z.string().nullable(),
})
export type Incidente = z.output<typeof incidente>

/** Incidents that the page shows, the newest first. */
export const INCIDENTES_MOSTRADOS = 500

/** People whom the preview names; how many there are is told beside. */
export const PESSOAS_DA_PREVIA = 200
/** Files of many people whom the preview names. */
export const ARQUIVOS_DA_PREVIA = 100

const anonimizacao = z.object({
  /** From which day the system lets go by itself; null while it only shows what is due. */
  desde: z.string().nullable(),
  versao: z.int(),
  prazos: z.array(
    z.object({
      categoria: z.enum(nomesDeCategorias),
      /** What the law asks for, and what the company chose, in months. */
      minimoMeses: z.int(),
      meses: z.int(),
      porque: z.string(),
      /** Of how many people the kind was let go of, and when last. */
      pessoas: z.int(),
      ultimaEm: instante.nullable(),
    }),
  ),
  /** Of whom something is due. */
  devidas: z.array(
    z.object({
      /** The last bond. */
      id: z.int(),
      nome: z.string(),
      matricula: z.string(),
      saida: z.string(),
      suspensa: z.boolean(),
      categorias: z.array(z.object({ categoria: z.enum(nomesDeCategorias), ate: z.string() })),
    }),
  ),
  /** More people than are named. */
  haMais: z.boolean(),
  /** Files of many people that go with those who are named, or waited for a hold that ended. */
  arquivos: z.array(z.object({ id: z.string(), nome: z.string(), pessoas: z.int() })),
})
export type Anonimizacao = z.output<typeof anonimizacao>

const comVersao = z.object({ encarregado: encarregado.nullable(), versao: z.int() })

export const privacidadeContract = {
  'GET /api/privacidade/encarregado': endpoint({
    tag: TAG,
    summary: 'O encarregado dos dados da empresa (LGPD art. 41)',
    access,
    response: comVersao,
  }),
  'PUT /api/privacidade/encarregado': endpoint({
    tag: TAG,
    summary: 'Diz quem é o encarregado dos dados, que o aviso ao candidato e os registros mostram',
    access: somente(['Administrador'], 'encarregado dos dados'),
    body: z.strictObject({ versao, nome: textoObrigatorio(120, 3), email }),
    response: comVersao,
  }),
  'GET /api/privacidade/tratamentos': endpoint({
    tag: TAG,
    summary: 'O registro das operações de tratamento (LGPD art. 37), em PDF',
    access,
    response: { download: ['application/pdf'] },
  }),
  'GET /api/privacidade/incidentes': endpoint({
    tag: TAG,
    summary: 'Os incidentes com dados pessoais, com o prazo de comunicar (LGPD art. 48)',
    access,
    response: z.object({ results: z.array(incidente) }),
  }),
  'POST /api/privacidade/incidentes': endpoint({
    tag: TAG,
    summary: 'Registra um incidente com dados pessoais',
    access,
    body: incidenteSchema,
    status: 201,
    response: incidente,
  }),
  'PUT /api/privacidade/incidentes': endpoint({
    tag: TAG,
    summary: 'Completa ou corrige um incidente; o que era fica na trilha',
    access,
    body: z.strictObject({ id, versao, dados: incidenteSchema }),
    response: incidente,
  }),
  'GET /api/privacidade/incidentes/pdf/:id': endpoint({
    tag: TAG,
    summary:
      'O registro de um incidente em PDF, com os prazos e o que se fez (Resolução CD/ANPD 15/2024, art. 10)',
    access,
    params: idParams,
    response: { download: ['application/pdf'] },
  }),
  'GET /api/privacidade/prazos': endpoint({
    tag: TAG,
    summary: 'Quem já saiu, e do que o prazo de guarda já passou',
    access,
    query: listQuery(listaPrazosDeGuarda),
    response: listReply(prazo),
  }),
  'POST /api/privacidade/suspender': endpoint({
    tag: TAG,
    summary:
      'Suspende a eliminação dos dados de uma pessoa, como enquanto dura um processo (LGPD art. 16, I)',
    access,
    body: z.strictObject({ id, motivo }),
    response: comSuspensao,
  }),
  'POST /api/privacidade/retomar': endpoint({
    tag: TAG,
    summary: 'Encerra a suspensão: os prazos voltam a valer',
    access,
    body: z.strictObject({ id, motivo }),
    response: comSuspensao,
  }),
  'GET /api/privacidade/anonimizacao': endpoint({
    tag: TAG,
    summary: 'O que vai ser anonimizado de quem saiu, de que dia em diante, e o que já foi (LGPD art. 16)',
    access: somente(['Administrador'], 'anonimização ao fim dos prazos'),
    response: anonimizacao,
  }),
  'PUT /api/privacidade/anonimizacao': endpoint({
    tag: TAG,
    summary: 'Liga ou desliga a anonimização e alonga prazos; pede a senha confirmada',
    access: somente(['Administrador'], 'anonimização ao fim dos prazos'),
    body: z.strictObject({
      versao,
      ligada: z.boolean(),
      prazos: z
        .array(
          z.strictObject({
            categoria: z.enum(nomesDeCategorias),
            meses: z.int().min(1).max(GUARDA_MAXIMA_MESES),
          }),
        )
        .max(nomesDeCategorias.length),
    }),
    response: anonimizacao,
  }),
  'GET /api/privacidade/titular/:id': endpoint({
    tag: TAG,
    summary: 'Tudo que se guarda de um colaborador: o quê, por quê, até quando, quem viu e para onde foi',
    access,
    params: idParams,
    response: registroDoTitular,
  }),
  'GET /api/privacidade/titular/pdf/:id': endpoint({
    tag: TAG,
    summary: 'O registro do titular em PDF, para entregar a ele (LGPD arts. 18 e 19)',
    access,
    params: idParams,
    response: { download: ['application/pdf'] },
  }),
  'GET /api/privacidade/titular/json/:id': endpoint({
    tag: TAG,
    summary: 'O registro do titular em JSON (LGPD art. 18, V)',
    access,
    params: idParams,
    response: { download: ['application/json'] },
  }),
} as const satisfies Contract
