import { z } from 'zod'
import { data, diaCalculado } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { estadosDoRelogio } from '../regras/rescisao/relogio.ts'

// What a dismissal works out to, as it is answered.

/** An amount in centavos; null for those who do not see amounts. */
export const valor = z.int().nullable()
const passo = z.object({ descricao: z.string(), valor: z.string(), baseLegal: z.string() })
/** Whether a line is paid, taken off, put into the FGTS account, or only told. */
export const tipoDeLinha = z.enum(['provento', 'desconto', 'fgts', 'informativo'])

const linha = z.object({
  codigo: z.string(),
  rotulo: z.string(),
  /** `16/30`, `10/12`, `39 dias`. */
  referencia: z.string(),
  tipo: tipoDeLinha,
  centavos: z.int(),
  baseLegal: z.string(),
  estimado: z.boolean(),
  passos: z.array(passo),
})

/**
 * What the dismissal works out to; null while it says too little. Everybody who follows it has the dates; the notice, who
 * sees the cause; amounts in centavos, who sees pay.
 */
export const simulacao = z
  .object({
    causa: z.string().nullable(),
    comunicacao: data,
    ultimoDiaTrabalhado: data,
    dtDeslig: data,
    anosCompletos: z.int().nullable(),
    avisoDias: z.int().nullable(),
    avisoTrabalhados: z.int().nullable(),
    avisoIndenizados: z.int().nullable(),
    inicioAviso: diaCalculado.nullable(),
    dtProjFimAPI: diaCalculado.nullable(),
    fimProjetado: diaCalculado.nullable(),
    pagarAte: diaCalculado,
    pagarAteDiaUtil: diaCalculado,
    s2299Ate: diaCalculado,
    /** Last day of the dismissal exam. */
    asoAte: diaCalculado,
    /** In their order; those of the notice are absent for who does not see the cause. */
    linhaDoTempo: z.array(
      z.object({ codigo: z.string(), rotulo: z.string(), data: diaCalculado, baseLegal: z.string() }),
    ),
    remuneracaoCentavos: valor,
    diasSaldo: z.int().nullable(),
    saldoSalario: valor,
    avisoValor: valor,
    avos13: z.int().nullable(),
    decimoTerceiro: valor,
    avosFerias: z.int().nullable(),
    feriasProporcionais: valor,
    tercoProporcional: valor,
    periodosVencidos: z.int().nullable(),
    diasVencidos: z.number().nullable(),
    diasEmDobro: z.number().nullable(),
    feriasVencidas: valor,
    tercoVencidas: valor,
    indenizacao479: valor,
    indenizacao7238: valor,
    totalBruto: valor,
    descontoAviso: valor,
    desconto480: valor,
    adiantamento13: valor,
    outrosDescontos: valor,
    totalDescontos: valor,
    /** Before INSS and income tax. */
    totalLiquido: valor,
    depositosFgts: valor,
    depositosEstimados: z.boolean().nullable(),
    multaFgts: valor,
    saqueFgts: z
      .object({ tem: z.boolean(), percentual: z.int(), valorCentavos: valor, texto: z.string() })
      .nullable(),
    seguroDesemprego: z
      .object({ elegivel: z.boolean().nullable(), porque: z.string(), baseLegal: z.string() })
      .nullable(),
    /** What is checked and compared one by one; empty for those who do not see amounts. */
    linhas: z.array(linha),
    memoria: z.array(passo),
  })
  .nullable()
export type SimulacaoDaDemissao = NonNullable<z.output<typeof simulacao>>

/** The clock of the payment (CLT art. 477 §§ 6º and 8º). */
export const relogio = z.object({
  estado: z.enum(codigosDe(estadosDoRelogio)),
  rotulo: z.string(),
  cor: z.enum(['verde', 'laranja', 'vermelho', 'neutro']),
  /** Of ten. */
  dia: z.int(),
  de: z.int(),
  restam: z.int(),
  pagarAte: diaCalculado,
  pagarAteDiaUtil: diaCalculado,
  multaCentavos: valor,
  texto: z.string(),
  baseLegal: z.string(),
})
