import { z } from 'zod'
import { data, id, idParam, instante, texto, textoObrigatorio, versao } from '../br/campos.ts'
import {
  lembretes,
  MAXIMO_DE_DIAS,
  tiposDoCalendario,
  type Lembrete,
  type TipoDoCalendario,
} from '../calendario/tipos.ts'
import { HORA, HORA_INVALIDA, recusasDoEvento, type HorasDoEvento } from '../calendario/evento.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, publico, views, type Contract } from '../http/endpoint.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { tiposDeclarados } from '../processos/processos.ts'
import { diasEntre } from '../regras/calendario/datas.ts'
import { setorSlugs } from '../setores/setores.ts'

const comum = { tag: 'Calendário', access: views('calendario.inicio') } as const

const setor = z.enum(setorSlugs)
const tipo = z.enum(codigosDe(tiposDoCalendario))

/** Kinds as one text: `ferias,prazo`. Without any, all that the person is told of. */
const tipos = z
  .string()
  .max(200)
  .refine((codigos) => codigos.split(',').every((codigo) => codigo in tiposDoCalendario), 'Tipo desconhecido')
  .transform((codigos) => codigos.split(',') as TipoDoCalendario[])
  .meta({ type: 'string' })

interface Dias {
  readonly de: string
  readonly ate: string
}
const emOrdem = ({ de, ate }: Dias): boolean => de <= ate && diasEntre(de, ate) < MAXIMO_DE_DIAS
const FORA_DE_ORDEM = {
  path: ['ate'],
  message: `Peça no máximo ${MAXIMO_DE_DIAS} dias, do primeiro ao último`,
}

const recorte = {
  setor,
  de: data,
  ate: data,
  contratoId: idParam.optional(),
  tipos: tipos.optional(),
}

const hora = z.string().regex(HORA, HORA_INVALIDA)

const doEvento = {
  titulo: textoObrigatorio(120),
  descricao: texto(2_000).nullable(),
  inicio: data,
  fim: data,
  /** On the clock of the place of the contract, or of the company; both or none. */
  horaInicio: hora.nullable(),
  horaFim: hora.nullable(),
  contratoId: id.nullable(),
  /** Of the whole sector, or of the person alone. */
  doSetor: z.boolean(),
  lembrete: z
    .custom<Lembrete>((minutos) => String(minutos) in lembretes, 'Escolha um lembrete da lista')
    .nullable()
    .meta({ type: 'integer' }),
}

const semRecusas = (dados: HorasDoEvento, contexto: z.RefinementCtx): void => {
  for (const [campo, message] of recusasDoEvento(dados))
    contexto.addIssue({ code: 'custom', path: [campo], message })
}

/** What is typed of an event. */
export const dadosDoEvento = z.strictObject({ setor, ...doEvento }).superRefine(semRecusas)
export type DadosDoEvento = z.output<typeof dadosDoEvento>

const evento = z.object({
  ...doEvento,
  id: z.int(),
  versao: z.int(),
  contrato: z.string().nullable(),
  fuso: z.string(),
  autor: z.string(),
})
export type EventoDoCalendario = z.output<typeof evento>

const item = z.object({
  tipo,
  /** Of what is shown: a process, the person whose trial ends, a client's contract. */
  processo: z.enum(tiposDeclarados).nullable(),
  id: z.int(),
  nome: z.string(),
  /** Which deadline it is. */
  prazo: z.string().nullable(),
  contrato: z.string().nullable(),
  inicio: data,
  /** Null for a leave whose end is not known. */
  fim: data.nullable(),
  /** Only asked for so far. */
  pedido: z.boolean(),
})
export type ItemDoCalendario = z.output<typeof item>

const assinatura = z.object({
  id: z.int(),
  setor,
  contrato: z.string().nullable(),
  /** Empty for all that the person is told of. */
  tipos: z.array(tipo),
  criadaEm: instante,
  /** When a program last read it; null for never. */
  lidaEm: instante.nullable(),
})
export type Assinatura = z.output<typeof assinatura>

/** One calendar per sector: the days of people and contracts by scope, and the events of the person and of the sector. */
export const calendarioContract = {
  'GET /api/calendar': endpoint({
    ...comum,
    summary: 'Quantos de cada tipo há em cada dia, os feriados dos locais de trabalho e os eventos',
    query: z.strictObject(recorte).refine(emOrdem, FORA_DE_ORDEM),
    response: z.object({
      hoje: data,
      /** Time zone of the company: events of places in another one say so. */
      fuso: z.string(),
      /** Kinds that the person is told of in the sector. */
      tipos: z.array(tipo),
      contratos: z.array(opcaoDeFiltro),
      contagens: z.array(z.object({ dia: data, tipo, total: z.int().positive() })),
      feriados: z.array(
        z.object({
          dia: data,
          nome: z.string(),
          /** Where, of those that are not of the whole country; null for those that are. */
          onde: z.string().nullable(),
        }),
      ),
      eventos: z.array(evento),
      /** There are more events than are sent: a shorter span has them. */
      maisEventos: z.boolean(),
    }),
  }),
  'GET /api/calendar/itens': endpoint({
    ...comum,
    summary: 'O que há em uns dias, pessoa a pessoa, e quantos em cada contrato',
    query: z.strictObject({ ...recorte, pagina: idParam.optional() }).refine(emOrdem, FORA_DE_ORDEM),
    response: z.object({
      results: z.array(item),
      total: z.int().nonnegative(),
      pagina: z.int(),
      porPagina: z.int(),
      /** The contracts with most of them; one alone is not told. */
      porContrato: z.array(opcaoDeFiltro.extend({ total: z.int().positive() })),
    }),
  }),
  'POST /api/calendar': endpoint({
    ...comum,
    summary: 'Cria um evento, da pessoa ou do setor',
    body: dadosDoEvento,
    status: 201,
    response: z.object({ id: z.int() }),
  }),
  'GET /api/calendar/:id': endpoint({
    ...comum,
    summary: 'Um evento, em que dia quer que esteja agora',
    params: z.strictObject({ id: idParam }),
    query: z.strictObject({ setor }),
    response: evento,
  }),
  'PUT /api/calendar/:id': endpoint({
    ...comum,
    summary: 'Altera um evento: o próprio, ou um do setor',
    params: z.strictObject({ id: idParam }),
    body: z.strictObject({ versao, setor, ...doEvento }).superRefine(semRecusas),
    response: z.object({ versao: z.int() }),
  }),
  'POST /api/calendar/excluir/:id': endpoint({
    ...comum,
    summary: 'Tira um evento do calendário; a trilha o mantém',
    params: z.strictObject({ id: idParam }),
    body: z.strictObject({ versao }),
    response: z.object({ id: z.int() }),
  }),
  'GET /api/calendar/assinaturas': endpoint({
    ...comum,
    summary: 'As assinaturas da pessoa, sem os links',
    response: z.object({ results: z.array(assinatura) }),
  }),
  'POST /api/calendar/assinaturas': endpoint({
    ...comum,
    summary: 'Cria o link de uma assinatura, dito uma vez só',
    body: z.strictObject({
      setor,
      contratoId: id.nullable(),
      tipos: z.array(tipo).max(Object.keys(tiposDoCalendario).length),
    }),
    status: 201,
    response: z.object({
      id: z.int(),
      /** Path below the address of the system; not kept, and never told again. */
      caminho: z.string(),
    }),
    perMinute: 20,
  }),
  'POST /api/calendar/assinaturas/revogar/:id': endpoint({
    ...comum,
    summary: 'Revoga uma assinatura: o link deixa de valer na hora',
    params: z.strictObject({ id: idParam }),
    response: z.object({ id: z.int() }),
  }),
  'GET /api/calendar/ics/:segredo': endpoint({
    tag: 'Calendário',
    summary: 'O calendário de uma assinatura, para programas de agenda; quem tem o link não entra com senha',
    access: publico,
    params: z.strictObject({
      segredo: z.string().regex(/^[\w-]{43}(\.ics)?$/, 'Este link está incompleto: copie-o inteiro'),
    }),
    response: { download: ['text/calendar'] },
    perMinute: 30,
  }),
} as const satisfies Contract
