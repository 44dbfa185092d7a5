import { z } from 'zod'
import { data, diaCalculado } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { periodoDeFerias } from '../colaborador/ferias.ts'
import { listaFerias } from '../listas/ferias.ts'
import { checklist } from '../processo/chamadas/anexos.ts'
import { resumoDe } from '../processo/chamadas/lista.ts'
import { cartaoDe, quadroDe } from '../processo/chamadas/quadro.ts'
import { registroDoNascido } from '../processo/contract.ts'
import { processContract } from '../processo/contrato.ts'
import { quemAnexaAssinados, quemConfere } from '../processo/quem.ts'
import { ferias } from '../processos/ferias/ferias.ts'
import { formularioFerias } from '../processos/ferias/formulario.ts'
import { papeisDasFerias } from '../processos/ferias/papeis.ts'
import { diasDaSemana } from '../regras/calendario/escala.ts'

const dias = z.object({ inicio: data, fim: data })
const passo = z.object({ descricao: z.string(), valor: z.string(), baseLegal: z.string() })

/** Amounts in centavos; null for those who do not see pay. */
const valores = z.object({
  ferias: z.int(),
  terco: z.int(),
  abono: z.int(),
  tercoAbono: z.int(),
  dobra: z.int(),
  adiantamento13: z.int(),
  total: z.int(),
})

/** What the request works out to; null while it says too little. */
const simulacao = z
  .object({
    fracoes: z.array(
      z.object({
        inicio: data,
        dias: z.int(),
        fim: data,
        /** The day after the last one. */
        retorno: data,
        /** The first day of work by the scale and the holidays. */
        voltaAoTrabalho: data,
        comunicarAte: diaCalculado,
        pagarAte: diaCalculado,
        pagarAteDiaUtil: data,
        diasSimples: z.int(),
        diasEmDobro: z.int(),
        /** What is paid for the stretch; null for those who do not see pay. */
        totalCentavos: z.int().nullable(),
      }),
    ),
    valores: valores.nullable(),
    saldoDepois: z.int(),
    /** Paid leave after the last stretch of a collective vacation; null where there is none. */
    licenca: dias
      .extend({ dias: z.int(), voltaAoTrabalho: data, totalCentavos: z.int().nullable() })
      .nullable(),
    /** How it was worked out; empty for those who do not see pay. */
    memoria: z.array(passo),
  })
  .nullable()
export type SimulacaoDasFerias = NonNullable<z.output<typeof simulacao>>

const fora = dias.extend({ nome: z.string() })

/** What the year calendar of the form is drawn from. */
const calendario = z.object({
  hoje: data,
  escala: z.discriminatedUnion('tipo', [
    z.object({
      tipo: z.literal('SEMANAL'),
      repousos: z.array(z.enum(diasDaSemana)),
      folgas: z.array(z.enum(diasDaSemana)).optional(),
    }),
    z.object({
      tipo: z.literal('ROTATIVA'),
      inicioCiclo: data,
      diasTrabalho: z.int(),
      diasFolga: z.int(),
    }),
    z.object({ tipo: z.literal('12X36'), inicioCiclo: data }),
  ]),
  feriados: z.array(z.object({ data, nome: z.string(), local: z.boolean() })),
  impedimentos: z.array(dias.extend({ motivo: z.string() })),
  equipe: z.array(fora),
})

const quemCobre = z.object({
  value: z.int(),
  label: z.string(),
  detalhe: z.string(),
  /** Days on which the person is not free. */
  ocupada: z.array(dias),
})

const opcoes = z.object({
  periodos: z.array(periodoDeFerias),
  calendario,
  cobertura: z.array(quemCobre),
  /** Pay base of today in centavos, for the cost of the double; null for those who do not see pay. */
  remuneracaoCentavos: z.int().nullable(),
})
export type OpcoesDasFerias = z.output<typeof opcoes>

export const feriasRegistro = registroDoNascido(ferias, {
  periodo: periodoDeFerias,
  simulacao,
})
export type FeriasRegistro = z.output<typeof feriasRegistro>

const proprias = {
  matricula: z.string().nullable(),
  dias: z.int().nullable(),
  retorno: z.string().nullable(),
}
export const feriasResumo = resumoDe(ferias, {
  periodo: z.string().nullable(),
  ...proprias,
})
export type FeriasResumo = z.output<typeof feriasResumo>

export const feriasContract = processContract(ferias, {
  registro: feriasRegistro,
  lista: listaFerias,
  resumo: feriasResumo,
  quadro: quadroDe(ferias, cartaoDe(ferias, { matricula: z.string().nullable(), dias: z.int().nullable() })),
  chamadas: {
    cancelar: 'Cancela as férias até o início do gozo',
    finalizar: 'Encerra as férias gozadas, com o pagamento e o aviso assinado',
  },
  papeis: codigosDe(papeisDasFerias),
  anexos: { enviam: quemAnexaAssinados, conferem: quemConfere, checklist },
  nasce: { formulario: formularioFerias, simulacao, opcoes },
  emLote: true,
})
