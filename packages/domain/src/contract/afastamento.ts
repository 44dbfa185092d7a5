import { z } from 'zod'
import { data, diaCalculado, id, idParam, instante, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, somente } from '../http/endpoint.ts'
import { listaAfastamento } from '../listas/afastamento.ts'
import { pendencia } from '../pendencia.ts'
import { checklist } from '../processo/chamadas/anexos.ts'
import { listar, opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { resumoDe } from '../processo/chamadas/lista.ts'
import { cartaoDe, quadroDe } from '../processo/chamadas/quadro.ts'
import { rawValue, registroDoNascido } from '../processo/contract.ts'
import { processContract } from '../processo/contrato.ts'
import { afastamento } from '../processos/afastamento/afastamento.ts'
import { formularioAfastamento } from '../processos/afastamento/formulario.ts'
import { papeisDoAfastamento } from '../processos/afastamento/papeis.ts'
import { quemHomologa, quemInforma } from '../processos/afastamento/quem.ts'
import { efeitosDoAfastamento } from '../regras/afastamento/efeitos-tipos.ts'
import { camposDoMotivo, gruposDeMotivo } from '../regras/afastamento/motivos-tipos.ts'
import { situacoesDoAfastamento } from '../regras/afastamento/vida.ts'

const grupoDeMotivo = z.enum(codigosDe(gruposDeMotivo))
const situacao = z.enum(codigosDe(situacoesDoAfastamento))
const campoDoMotivo = z.enum(codigosDe(camposDoMotivo))

const efeito = z.object({
  codigo: z.enum(codigosDe(efeitosDoAfastamento)),
  rotulo: z.string(),
  /** One sentence that does not tell the reason. */
  texto: z.string(),
  /** Null for those who do not see the reason. */
  baseLegal: z.string().nullable(),
  de: data,
  ate: data.nullable(),
  dias: z.int().nullable(),
})

/**
 * What the leave works out to; null while it says too little. What a person does not see is null, or absent from the
 * effects: who sees dates only has the days, who sees what it is about has also who pays and by when.
 */
const simulacao = z
  .object({
    /** The first day that counts: after the vacation in which an illness came. */
    inicio: data,
    fim: data.nullable(),
    dias: z.int().nullable(),
    /** The day after the last one. */
    retorno: data.nullable(),
    /** The first day of work by the scale and the holidays. */
    voltaAoTrabalho: data.nullable(),
    quemPaga: z.string().nullable(),
    diasEmpresa: z.int().nullable(),
    diasInss: z.int().nullable(),
    inssApartirDe: data.nullable(),
    somaDias: z.int().nullable(),
    obrigatorioS2230: z.boolean().nullable(),
    s2230Ate: diaCalculado.nullable(),
    s2230TerminoAte: diaCalculado.nullable(),
    catAte: diaCalculado.nullable(),
    exameRetorno: z.boolean().nullable(),
    exameRetornoDesde: data.nullable(),
    /** Stretches as eSocial takes them; empty for those who do not see the reason. */
    periodos: z.array(z.object({ motivo: z.string(), inicio: data, fim: data.nullable() })),
    efeitos: z.array(efeito),
    memoria: z.array(z.object({ descricao: z.string(), valor: z.string(), baseLegal: z.string() })),
  })
  .nullable()
export type SimulacaoDoAfastamento = NonNullable<z.output<typeof simulacao>>

const motivoOferecido = z.object({
  codigo: z.string(),
  /** What people would say, and when to choose it. */
  rotulo: z.string(),
  ajuda: z.string(),
  nome: z.string(),
  /** The paper that proves it; null where the certificate does, or none is asked for. */
  comprovante: z.string().nullable(),
  /** Whether the last day may stay open, is informed, or comes from the law. */
  fim: z.enum(['aberto', 'informado', 'lei']),
  /** Fields that the reason asks for besides the first day. */
  campos: z.partialRecord(campoDoMotivo, z.enum(['obrigatorio', 'opcional'])),
  /** Days, or events, that the law gives. */
  limite: z.int().nullable(),
  homologa: z.enum(['sesmt', 'departamento_pessoal']),
})

const opcoes = z.object({
  hoje: data,
  /** Reasons that this person may inform, by what they are about, in the order of the table. */
  motivos: z.array(z.object({ grupo: grupoDeMotivo, label: z.string(), motivos: z.array(motivoOferecido) })),
  /** The person may write the CID, with consent. */
  cid: z.boolean(),
  /** Other days away of the person: what cannot be chosen. */
  impedimentos: z.array(
    z.object({ inicio: data, fim: data.nullable(), tipo: z.enum(['ferias', 'afastamento']) }),
  ),
  /** Who could cover: people of the same cargo in the contract, those of the same place first. */
  cobertura: z.array(opcaoDeFiltro.extend({ detalhe: z.string() })),
  /** The document to which the photo of the certificate or of the proof is sent (`POST /api/afastamento/anexo`). */
  comprovanteTipoId: z.int().nullable(),
})
export type OpcoesDoAfastamento = z.output<typeof opcoes>

const pessoa = z.object({ id: z.int(), nome: z.string() })

export const afastamentoRegistro = registroDoNascido(afastamento, {
  /** How much of it this person sees. */
  visao: z.enum(['datas', 'grupo', 'motivo', 'clinico']),
  /** What it is about; null for those who see dates only. */
  grupo: z.object({ codigo: grupoDeMotivo, label: z.string() }).nullable(),
  /** The reason in words; null for those who do not see it. */
  motivo: z.object({ codigo: z.string(), rotulo: z.string(), nome: z.string() }).nullable(),
  /** Where a homologated one stands by its dates; null before and where it came to nothing. */
  momento: z
    .object({ codigo: situacao, label: z.string(), desde: data, texto: z.string().nullable() })
    .nullable(),
  simulacao,
  /** Findings of the homologation, for those whose turn it is: alerts are read and accepted with the parecer. */
  pendencias: z.array(pendencia),
  /** The form before each correction, the oldest first, with who changed it, when and why. */
  versoes: z.array(
    z.object({
      dados: z.record(z.string(), rawValue.optional()),
      ate: instante,
      autor: pessoa.nullable(),
      motivo: z.string().nullable(),
    }),
  ),
})
export type AfastamentoRegistro = z.output<typeof afastamentoRegistro>

const proprias = {
  matricula: z.string().nullable(),
  fim: z.string().nullable(),
  dias: z.int().nullable(),
  momento: situacao.nullable(),
  grupo: grupoDeMotivo.nullable(),
}
export const afastamentoResumo = resumoDe(afastamento, { ...proprias, motivo: z.string().nullable() })
export type AfastamentoResumo = z.output<typeof afastamentoResumo>

const TAG = afastamento.label.one

const doMotor = processContract(afastamento, {
  registro: afastamentoRegistro,
  lista: listaAfastamento,
  resumo: afastamentoResumo,
  quadro: quadroDe(afastamento, cartaoDe(afastamento, proprias)),
  chamadas: {
    cancelar: 'Cancela o afastamento e desfaz os seus efeitos',
    finalizar: 'Registra o retorno, com o exame onde ele é devido',
  },
  papeis: codigosDe(papeisDoAfastamento),
  anexos: { enviam: quemInforma, conferem: quemHomologa, checklist },
  nasce: { formulario: formularioAfastamento, simulacao, opcoes },
  atos: {
    inss: 'Registra o requerimento e a decisão do INSS',
    cat: 'Registra a CAT enviada',
    exame: 'Registra o exame de retorno, apto ou inapto',
  },
})

export const afastamentoContract = {
  ...doMotor,
  'PUT /api/afastamento/editarobs': endpoint({
    tag: TAG,
    summary: 'Acrescenta uma observação, em qualquer situação; nada do que foi escrito antes muda',
    access: somente(quemInforma, 'afastamento: observação'),
    body: z.strictObject({ id, observacao: textoObrigatorio(1000, 2) }),
    response: afastamentoRegistro,
    perMinute: 30,
  }),
  'GET /api/afastamento/momentos': endpoint({
    tag: TAG,
    summary: 'Quantos afastamentos a pessoa pode ver, e quantos homologados estão em cada momento',
    access: listar(afastamento),
    query: z.strictObject({ contratoId: idParam.optional() }),
    response: z.object({ contagens: z.partialRecord(situacao, z.int()), total: z.int() }),
  }),
}
