import { z } from 'zod'
import { data, id, idParam, instante, textoObrigatorio, texto } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { papeisDaCobertura } from '../cobertura/papeis.ts'
import { quemCobre } from '../cobertura/quem.ts'
import { DIAS_DO_QUADRO, ordensDoQuadro, porquesDoBuraco, tiposNoQuadro } from '../cobertura/quadro.ts'
import type { Upload } from '../http/arquivo.ts'
import { endpoint, somente, views, type Contract } from '../http/endpoint.ts'
import { pendencia } from '../pendencia.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { idParams } from '../processo/contract.ts'

const TAG = 'Cobertura'
const ler = views('cobertura.inicio')
const escrever = somente(quemCobre, 'cobertura.escalar')

/** The day that the window begins at, where that is over. */
const comoEraEm = data.optional()

const pessoa = z.object({ colaboradorId: z.int(), nome: z.string() })

/** What covers a hole on a day. */
const coberto = z.object({
  id: z.int(),
  tipo: z.enum(codigosDe(tiposNoQuadro)),
  /** Null where the client agreed to go without. */
  colaborador: pessoa.nullable(),
  /** Who agreed, at the client. */
  autorizadoPor: z.string().nullable(),
  /** The consent has a file. */
  temArquivo: z.boolean(),
  por: z.string().nullable(),
  em: instante.nullable(),
})

const buraco = z.object({
  /** The vacation or leave of who is missed; null for a free slot. */
  processoId: z.int().nullable(),
  porque: z.enum(codigosDe(porquesDoBuraco)),
  ausente: pessoa.nullable(),
  /** Last day of the absence, or of the free slot; null while it goes on. */
  ate: data.nullable(),
  cobertura: coberto.nullable(),
})
export type BuracoNoQuadro = z.output<typeof buraco>

const turno = z.object({
  data,
  /** First and last minute, `AAAA-MM-DDTHH:MM` in the time of the company. */
  entrada: z.string(),
  saida: z.string(),
  minutos: z.int(),
})

const dia = z.object({
  data,
  /** Null on a day without work. */
  turno: turno.nullable(),
  /** The holiday on which the post does not open. */
  feriado: z.string().nullable(),
  previstos: z.int(),
  presentes: z.int(),
  faltam: z.int(),
  situacao: z.enum(['folga', 'completo', 'coberto', 'sem_cobertura', 'descoberto']),
  buracos: z.array(buraco),
})
export type DiaNoQuadro = z.output<typeof dia>

const posto = z.object({
  id: z.int(),
  contratoId: z.int(),
  contrato: z.string(),
  local: z.string(),
  cargo: z.string(),
  escala: z.string(),
  /** `19:00 às 07:00 · dia sim, dia não`. */
  horario: z.string(),
  insalubridade: z.int(),
  dias: z.array(dia),
})
export type PostoNoQuadro = z.output<typeof posto>

const totais = z.object({
  /** Holes that nobody covers, and the shifts that have one. */
  faltas: z.int(),
  turnos: z.int(),
  cobertos: z.int(),
  autorizados: z.int(),
})

const porque = z.object({ ok: z.boolean(), texto: z.string() })

const candidato = pessoa.extend({
  matricula: z.string(),
  tipo: z.enum(['folguista', 'reserva', 'titular']),
  /** Where and when the person works. */
  onde: z.string(),
  faixa: z.enum(['melhor', 'serve', 'nao_pode']),
  porques: z.array(porque),
  /** What has to be accepted to send the person. */
  alertas: z.array(pendencia),
  /** Other days of the same hole on which the person may come too. */
  tambem: z.array(data),
  /** What the cover costs to the company; null for who does not see pay. */
  custoCentavos: z.int().nullable(),
})
export type CandidatoACobrir = z.output<typeof candidato>

/** A hole: the post and the absence, or the free slot where that is null. */
const buracoDe = { postoId: id, processoId: id.nullable() } as const
const datas = z.array(data).min(1, 'Escolha o dia').max(DIAS_DO_QUADRO)
const alertasAceitos = z.array(textoObrigatorio(60)).max(50).optional()

/** What was written for each day: what takes it back names it. */
const feita = z.object({ tipo: z.enum(['pessoa', 'autorizacao']), id: z.int(), data })
export type CoberturaFeita = z.output<typeof feita>

/** The client's consent, as they signed or wrote it. */
export const uploadAutorizacao = {
  maxBytes: 10 * 1_048_576,
  tipos: ['application/pdf', 'image/jpeg', 'image/png'],
} as const satisfies Upload

export const coberturaContract = {
  'GET /api/cobertura/quadro': endpoint({
    tag: TAG,
    summary: 'Catorze dias dos postos: quem falta, quem cobre e o que o cliente autorizou, buracos primeiro',
    access: ler,
    query: z.strictObject({
      contratoId: idParam.optional(),
      ordem: z.enum(codigosDe(ordensDoQuadro)).optional(),
      pagina: z.coerce.number().int().positive().max(10_000).optional(),
      em: comoEraEm,
    }),
    response: z.object({
      de: data,
      ate: data,
      hoje: data,
      contrato: opcaoDeFiltro.nullable(),
      contratos: z.array(opcaoDeFiltro),
      totais,
      results: z.array(posto),
      total: z.int(),
      pagina: z.int(),
      porPagina: z.int(),
      /** Whether this person may send somebody. */
      podeEscalar: z.boolean(),
    }),
  }),
  'GET /api/cobertura/resumo': endpoint({
    tag: TAG,
    summary: 'Quantas faltas, turnos cobertos e autorizados há nos próximos catorze dias',
    access: ler,
    query: z.strictObject({ em: comoEraEm }),
    response: totais,
  }),
  'GET /api/cobertura/candidatos': endpoint({
    tag: TAG,
    summary: 'Quem pode cobrir um turno, do melhor ajuste, e quem não pode e por quê',
    access: ler,
    query: z.strictObject({ postoId: idParam, data, processoId: idParam.optional() }),
    response: z.object({
      turno,
      buraco,
      /** Other days of the window on which the same hole is open. */
      tambem: z.array(data),
      candidatos: z.array(candidato),
      /** What the client takes off for the shift; null for who does not see it, or where the post has no price. */
      glosaCentavos: z.int().nullable(),
    }),
  }),
  'POST /api/cobertura/escalar': endpoint({
    tag: TAG,
    summary: 'Manda alguém cobrir um buraco em um dia ou mais',
    access: escrever,
    body: z.strictObject({ ...buracoDe, datas, colaboradorId: id, alertasAceitos }),
    status: 201,
    response: z.object({
      feitas: z.array(feita),
      /** Days after the first on which the person could not come after all. */
      naoFeitas: z.array(z.object({ data, motivo: z.string() })),
    }),
  }),
  'POST /api/cobertura/autorizar': endpoint({
    tag: TAG,
    summary: 'Registra que o cliente autorizou ficar sem cobertura, com o que ele assinou',
    access: escrever,
    body: z.strictObject({
      ...buracoDe,
      datas,
      autorizadoPor: textoObrigatorio(120, 3),
      arquivoId: z.uuid('Anexe a autorização do cliente'),
    }),
    status: 201,
    response: z.object({ feitas: z.array(feita) }),
  }),
  'POST /api/cobertura/dispensar': endpoint({
    tag: TAG,
    summary: 'Desfaz coberturas de alguns dias; de um dia que passou, com motivo',
    access: escrever,
    body: z.strictObject({
      coberturas: z
        .array(z.strictObject({ ...feita.shape, id }))
        .min(1)
        .max(DIAS_DO_QUADRO),
      motivo: texto(300).optional(),
    }),
    response: z.object({ desfeitas: z.int() }),
  }),
  'POST /api/cobertura/arquivo': endpoint({
    tag: TAG,
    summary: 'Recebe a autorização do cliente, a ser anexada por quem a enviou',
    access: escrever,
    upload: uploadAutorizacao,
    status: 201,
    response: z.object({ id: z.uuid(), nome: z.string(), bytes: z.int() }),
    perMinute: 60,
  }),
  'GET /api/cobertura/papel': endpoint({
    tag: TAG,
    summary:
      'Um papel para o cliente, em PDF: quem cobre quais turnos, ou a autorização dos que ficam sem ninguém',
    access: ler,
    query: z.strictObject({
      papel: z.enum(codigosDe(papeisDaCobertura), 'Papel desconhecido'),
      contratoId: idParam,
      postoId: idParam.optional(),
      /** First and last day; those of the board when not said. */
      de: data.optional(),
      ate: data.optional(),
    }),
    response: { download: ['application/pdf'] },
  }),
  'GET /api/cobertura/autorizacao/:id': endpoint({
    tag: TAG,
    summary: 'O arquivo em que o cliente autorizou ficar sem cobertura',
    access: ler,
    params: idParams,
    response: { download: uploadAutorizacao.tipos },
  }),
} as const satisfies Contract
