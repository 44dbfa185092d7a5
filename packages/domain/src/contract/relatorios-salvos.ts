import { z } from 'zod'
import { data, id, instante, texto, textoObrigatorio, versao } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { nomesDosRelatorios } from '../relatorios/catalogo.ts'
import { frequencias } from '../relatorios/frequencias.ts'
import { setorSlugs } from '../setores/setores.ts'

const comum = { tag: 'Relatórios', access: views('setor.relatorios') } as const
const setor = z.enum(setorSlugs)
const relatorio = z.enum(nomesDosRelatorios)
const frequencia = z.enum(codigosDe(frequencias))
const nome = textoObrigatorio(60)
/** People whom one definition is sent to. */
export const MAX_DESTINATARIOS = 30

const salvo = z.object({
  id: z.int(),
  versao: z.int(),
  relatorio,
  nome: z.string(),
  /** Filters, order and search, as the address of the report has them. */
  busca: z.string(),
  dono: z.string(),
  criadoEm: instante,
  /** Whether this person may rename, send and take it away. */
  meu: z.boolean(),
  envio: z
    .object({
      frequencia,
      destinatarios: z.array(opcaoDeFiltro),
      /** The next day on which it is sent. */
      proximo: data,
    })
    .nullable(),
})
export type RelatorioSalvo = z.output<typeof salvo>

const doSalvo = { id, versao }
const feito = z.object({ id: z.int() })

/** Definitions of reports under a name, shared in a sector, and sent to whoever may see them. */
export const relatoriosSalvosContract = {
  'GET /api/relatorios/salvos/listar': endpoint({
    ...comum,
    summary: 'Relatórios guardados de um setor, dos que a pessoa vê nele',
    query: z.strictObject({ setor }),
    response: z.object({
      results: z.array(salvo),
      /** Without a mail server nothing is sent. */
      temCorreio: z.boolean(),
    }),
  }),
  'GET /api/relatorios/salvos/pessoas': endpoint({
    ...comum,
    summary: 'A quem um relatório de um setor pode ser enviado: quem o vê nele',
    query: z.strictObject({ setor, relatorio }),
    response: z.object({ results: z.array(opcaoDeFiltro) }),
  }),
  'POST /api/relatorios/salvos/criar': endpoint({
    ...comum,
    summary: 'Guarda um relatório com os seus filtros, para o setor',
    body: z.strictObject({ setor, relatorio, nome, busca: texto(500) }),
    status: 201,
    response: feito,
  }),
  'POST /api/relatorios/salvos/renomear': endpoint({
    ...comum,
    summary: 'Muda o nome de um relatório guardado',
    body: z.strictObject({ ...doSalvo, nome }),
    response: feito,
  }),
  'POST /api/relatorios/salvos/excluir': endpoint({
    ...comum,
    summary: 'Tira um relatório guardado do setor; a trilha o mantém',
    body: z.strictObject(doSalvo),
    response: feito,
  }),
  'POST /api/relatorios/salvos/agendar': endpoint({
    ...comum,
    summary: 'Diz quando e a quem um relatório guardado é enviado por e-mail; sem frequência, a ninguém',
    body: z.strictObject({
      ...doSalvo,
      frequencia: frequencia.nullable(),
      destinatarios: z.array(id).max(MAX_DESTINATARIOS, `No máximo ${MAX_DESTINATARIOS} pessoas`),
    }),
    response: feito,
  }),
} as const satisfies Contract
