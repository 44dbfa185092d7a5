import { z } from 'zod'
import { data, id, instante, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { fatoDeEstabilidade } from '../colaborador/estabilidade-pedida.ts'
import {
  fatosDeEstabilidade,
  quemRegistraEstabilidade,
  quemVeEstabilidades,
} from '../colaborador/estabilidade.ts'
import { endpoint, somente, views } from '../http/endpoint.ts'
import { listaEstabilidades } from '../listas/estabilidades.ts'
import { faixasDeEstabilidade } from '../regras/estabilidade/faixas.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { idParams } from '../processo/contract.ts'
import { estabilidades } from '../regras/estabilidade/estabilidade.ts'
import { situacoesDaEstabilidade } from '../regras/estabilidade/pessoa.ts'
import { exportacao } from './exportacao.ts'

const radar = { tag: 'Demissão', access: views('demissao.estabilidades') } as const
const faixa = z.enum(codigosDe(faixasDeEstabilidade))

const linha = z.object({
  /** The protection. */
  id: z.int(),
  colaboradorId: z.int(),
  nome: z.string(),
  matricula: z.string(),
  posto: z.string(),
  contrato: z.string(),
  tipo: z.enum(codigosDe(estabilidades)),
  inicio: data,
  /** Last protected day; null while it is not known. */
  fim: data.nullable(),
  /** Days left to it; null with it. */
  faltam: z.int().nullable(),
  /** The end rests on a date that is only foreseen. */
  previsto: z.boolean(),
  faixa,
  origem: z.string(),
  fundamento: z.string(),
})
export type LinhaDeEstabilidade = z.output<typeof linha>

/** A protection as it is shown to one person: of a secret one, only that it is there and its days. */
const daPessoa = z.object({
  /** Absent where the reason may not be known. */
  tipo: z.enum(codigosDe(estabilidades)).optional(),
  nome: z.string(),
  inicio: data,
  fim: data.nullable(),
  previsto: z.boolean(),
  situacao: z.enum(codigosDe(situacoesDaEstabilidade)),
  origem: z.string(),
  fundamento: z.string(),
  permite: z.array(z.string()),
})
export type EstabilidadeMostrada = z.output<typeof daPessoa>

/** A registered fact, with who took it back or corrected it. */
const registro = z.object({
  id: z.int(),
  tipo: z.enum(codigosDe(fatosDeEstabilidade)),
  inicio: data,
  marco: data.nullable(),
  marcoPrevisto: z.boolean(),
  meses: z.int().nullable(),
  dias: z.int().nullable(),
  fim: data.nullable(),
  documento: z.string(),
  por: z.string().nullable(),
  em: instante,
  /** Why it no longer counts, once another row corrected it or took it back. */
  substituido: z
    .object({ anulado: z.boolean(), motivo: z.string(), por: z.string().nullable(), em: instante })
    .nullable(),
})
export type RegistroMostrado = z.output<typeof registro>

const TAG = 'Colaborador'
const quemRegistra = somente(quemRegistraEstabilidade, 'fatos de estabilidade da ficha')
export const estabilidadesDaFicha = z.object({
  hoje: data,
  /** In force, to come and over, the first to begin first. */
  estabilidades: z.array(daPessoa),
  /** What was registered, the newest first, of the kinds that the person may register. */
  registros: z.array(registro),
  /** Kinds that the person may register. */
  registra: z.array(z.enum(codigosDe(fatosDeEstabilidade))),
})
const motivo = textoObrigatorio(255, 10)

export const estabilidadesContract = {
  'GET /api/demissao/estabilidades': endpoint({
    ...radar,
    summary: 'Quem tem estabilidade em vigor ou por começar, as que terminam primeiro na frente',
    query: listQuery(listaEstabilidades),
    response: listReply(linha).extend({
      contagens: z.record(faixa, z.int()),
      contratos: z.array(opcaoDeFiltro),
    }),
  }),
  'GET /api/demissao/estabilidades/exportar': exportacao(listaEstabilidades, radar),
  'GET /api/colaborador/estabilidades/:id': endpoint({
    tag: TAG,
    summary: 'Estabilidades de um colaborador e o que foi registrado sobre elas',
    access: somente(quemVeEstabilidades, 'estabilidades da ficha'),
    params: idParams,
    response: estabilidadesDaFicha,
  }),
  'POST /api/colaborador/estabilidades': endpoint({
    tag: TAG,
    summary: 'Registra um fato que dá estabilidade, com o documento que o prova',
    access: quemRegistra,
    body: z.strictObject({ id, dados: fatoDeEstabilidade }),
    status: 201,
    response: estabilidadesDaFicha,
  }),
  'POST /api/colaborador/estabilidades/corrigir': endpoint({
    tag: TAG,
    summary: 'Corrige um fato registrado com outro no lugar dele; o anterior continua legível',
    access: quemRegistra,
    body: z.strictObject({ id, registroId: id, dados: fatoDeEstabilidade, motivo }),
    status: 201,
    response: estabilidadesDaFicha,
  }),
  'POST /api/colaborador/estabilidades/anular': endpoint({
    tag: TAG,
    summary: 'Anula um fato registrado por engano; ele continua legível',
    access: quemRegistra,
    body: z.strictObject({ id, registroId: id, motivo }),
    status: 201,
    response: estabilidadesDaFicha,
  }),
}
