import { z } from 'zod'
import { data, idParam, instante } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, somente, views, type Contract } from '../http/endpoint.ts'
import { situacoesDasCopias } from '../inicio/copias.ts'
import { fraquezasDosPapeis, situacoesDaTrilha } from '../inicio/trilha.ts'
import { idadesDaVaga, prazosDoRh } from '../inicio/prazos.ts'
import { aFazer, prazo as prazoDoProcesso } from '../processo/contract.ts'
import { tiposDeclarados } from '../processos/processos.ts'
import { setores, setorSlugs } from '../setores/setores.ts'

/** A process of any kind that waits for the person. */
const esperando = z.object({
  tipo: z.enum(tiposDeclarados),
  id: z.int(),
  numero: z.string(),
  status: z.string(),
  /** Of whom it is about. */
  nome: z.string().nullable(),
  cargo: z.string().nullable(),
  posto: z.string().nullable(),
  contrato: z.string().nullable(),
  data: z.string().nullable(),
  atualizadoEm: instante,
  prazo: prazoDoProcesso,
  aFazer,
  /** Since when it has been in its status. */
  desde: instante,
  /** How many documents were decided, of those sent, where this person is asked to review them. */
  documentos: z.object({ conferidos: z.int(), total: z.int() }).nullable(),
})

const prazo = z.object({
  tipo: z.enum(codigosDe(prazosDoRh)),
  /** The process that is due, or the person whose trial ends. */
  processo: z.enum(tiposDeclarados).nullable(),
  id: z.int(),
  numero: z.string().nullable(),
  nome: z.string().nullable(),
  contrato: z.string().nullable(),
  dia: data,
})

const idade = z.enum(codigosDe(idadesDaVaga))

const postoComVaga = z.object({
  postoId: z.int(),
  posto: z.string(),
  cargo: z.string(),
  contratoId: z.int(),
  contrato: z.string(),
  abertas: z.int(),
  /** Of these, how many somebody is on the way to. */
  entrando: z.int(),
  /** Of the slot that has been open for longest. */
  desde: data,
  dias: z.int().nonnegative(),
})

/** The day that it is looked at, where that is over. */
const comoEraEm = data.optional()

/** Kind by kind, of those whose list the person may open. */
const porSituacao = z.array(
  z.object({
    tipo: z.enum(tiposDeclarados),
    contagens: z.array(z.object({ status: z.string(), total: z.int() })),
  }),
)

/** What a sector's dashboard shows: what waits for the person, and how the work stands. */
export const inicioContract = {
  'GET /api/inicio': endpoint({
    tag: 'Geral',
    summary: 'O que espera pela pessoa, contagens por situação e colaboradores ativos',
    access: views('setor.inicio'),
    query: z.strictObject({
      /** Only what is of this sector: its own turns, its kinds of process, its figures. Without it, of all of the person's. */
      setor: z.enum(setorSlugs).optional(),
      /** With how many people and vacant slots there are, which cost as much as all the rest. */
      quadro: z.literal('1').optional(),
    }),
    response: z.object({
      minhaVez: z.array(esperando),
      totalMinhaVez: z.int(),
      /** The same by kind, of those of which any waits. */
      totaisMinhaVez: z.array(z.object({ tipo: z.enum(tiposDeclarados), total: z.int() })),
      porSituacao,
      /** Null where it was not asked for, and in a sector that has nothing to do with it. */
      colaboradoresAtivos: z.int().nullable(),
      vagasAbertas: z.int().nullable(),
    }),
  }),
  'GET /api/inicio/situacoes': endpoint({
    tag: 'Geral',
    summary: 'Quantos processos havia em cada situação em um dia que passou',
    access: views('setor.inicio'),
    query: z.strictObject({ setor: z.enum(setorSlugs), em: data }),
    response: z.object({ porSituacao }),
  }),
  'GET /api/inicio/numeros': endpoint({
    tag: 'Geral',
    summary: 'Os números da página inicial de um setor, cada um o total da lista que ele abre',
    access: views('setor.inicio'),
    query: z.strictObject({ setor: z.enum(setorSlugs), em: comoEraEm }),
    response: z.object({
      em: instante,
      /** The day that the numbers are of. */
      hoje: data,
      /** Of those whose list the person may open in the sector. */
      results: z.array(
        z.object({
          nome: z.string(),
          /** Null for one that nothing tells of a day that is over. */
          total: z.int().nonnegative().nullable(),
          /** The list has more than it counts. */
          mais: z.boolean(),
          fato: z.int().nonnegative().nullable(),
        }),
      ),
    }),
  }),
  'GET /api/inicio/prazos': endpoint({
    tag: 'Geral',
    summary: 'Prazos do Rh vencidos e da semana: quantos de cada tipo em cada dia, e quais',
    access: somente(setores.rh.grupos, 'setor.inicio de Rh'),
    query: z.strictObject({
      tipo: z.enum(codigosDe(prazosDoRh)).optional(),
      /** `vencidos`, or one of the days. */
      quando: z.union([z.literal('vencidos'), data]).optional(),
      em: comoEraEm,
    }),
    response: z.object({
      dias: z.array(data),
      contagens: z.array(
        z.object({ tipo: z.enum(codigosDe(prazosDoRh)), quando: z.string(), total: z.int().positive() }),
      ),
      /** The nearest ones under the filters. */
      results: z.array(prazo),
      total: z.int().nonnegative(),
    }),
  }),
  'GET /api/inicio/copias': endpoint({
    tag: 'Geral',
    summary: 'Como estão as cópias de segurança do banco e dos arquivos enviados',
    access: somente(setores.admin.grupos, 'setor.inicio de Admin'),
    response: z.object({
      situacao: z.enum(situacoesDasCopias),
      /** The newest, good or not. */
      ultima: z
        .object({
          em: instante,
          bytes: z.int(),
          cifrada: z.boolean(),
          /** When it was restored for a test and read whole. */
          verificada: instante.nullable(),
          arquivosEnviados: z.int(),
          arquivosFaltando: z.int(),
          problemas: z.array(z.string()),
        })
        .nullable(),
    }),
  }),
  'GET /api/inicio/trilha': endpoint({
    tag: 'Geral',
    summary: 'Como está a trilha de auditoria: conferência, selos e proteção no banco',
    access: somente(setores.admin.grupos, 'setor.inicio de Admin'),
    response: z.object({
      situacao: z.enum(situacoesDaTrilha),
      fraquezas: z.array(z.enum(codigosDe(fraquezasDosPapeis))),
      /** The last check of all of it, or of what is new, whichever says more. */
      conferencia: z
        .object({
          em: instante,
          completa: z.boolean(),
          registros: z.int(),
          problemas: z.int(),
          exemplos: z.array(z.string()),
        })
        .nullable(),
      /** The newest. */
      selo: z.object({ numero: z.int(), em: instante }).nullable(),
    }),
  }),
  'GET /api/inicio/vagas': endpoint({
    tag: 'Geral',
    summary: 'Vagas sem ninguém por contrato e idade, e os postos em que estão há mais tempo',
    access: somente(setores.vagas.grupos, 'setor.inicio de Vagas'),
    query: z.strictObject({ contratoId: idParam.optional(), idade: idade.optional(), em: comoEraEm }),
    response: z.object({
      abertas: z.int().nonnegative(),
      entrando: z.int().nonnegative(),
      atrasadas: z.int().nonnegative(),
      porIdade: z.record(idade, z.int().nonnegative()),
      /** The contracts with the oldest slots; the rest is in the totals. */
      contratos: z.array(
        z.object({
          id: z.int(),
          contrato: z.string(),
          abertas: z.int(),
          entrando: z.int(),
          porIdade: z.record(idade, z.int().nonnegative()),
        }),
      ),
      totalDeContratos: z.int().nonnegative(),
      results: z.array(postoComVaga),
      total: z.int().nonnegative(),
    }),
  }),
} as const satisfies Contract
