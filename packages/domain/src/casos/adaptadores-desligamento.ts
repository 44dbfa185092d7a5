import { z } from 'zod'
import {
  avisoIndenizado,
  avisoTrabalhado,
  cumprirAviso,
  type OpcaoDeAviso,
} from '../regras/aviso/cumprimento.ts'
import { avisoPorAnos, avisoPorDatas, DIAS_BASE } from '../regras/aviso/dias.ts'
import { indenizacaoAdicional } from '../regras/aviso/lei-7238.ts'
import {
  fimDaEstabilidade,
  isTipoDeEstabilidade,
  verificarEstabilidade,
  type EstabilidadeVigente,
  type TipoDeEstabilidade,
} from '../regras/estabilidade/estabilidade.ts'
import { prorrogacaoPorAfastamento } from '../regras/experiencia/afastamento.ts'
import { datasDaExperiencia, validarExperiencia } from '../regras/experiencia/contrato.ts'
import { indenizacaoArt479 } from '../regras/experiencia/rescisao-antecipada.ts'
import { isCausa, type Causa } from '../regras/rescisao/causas.ts'
import { descontoDoAvisoDoEmpregado } from '../regras/rescisao/descontos.ts'
import { prazosDaRescisao } from '../regras/rescisao/prazos.ts'
import { seguroDesemprego } from '../regras/rescisao/seguro-desemprego.ts'
import { verbasRescisorias } from '../regras/rescisao/verbas.ts'
import { adaptador, conformeCampo, type Adaptador } from './adaptador.ts'
import { contagem, data, decimal, dinheiro, logico, texto } from './campos.ts'

const feriadosLocais = z.array(data).default([])

/** Reasons of dismissal by the names people write in a case; the eSocial code is accepted as it is. */
const modalidades: readonly { readonly nome: RegExp; readonly motivo: Causa }[] = [
  { nome: /^(DISPENSA_)?SEM_JUSTA_CAUSA$/, motivo: '02' },
  { nome: /^(DISPENSA_)?(COM_|POR_)?JUSTA_CAUSA$/, motivo: '01' },
  { nome: /^PEDIDO(_DE)?(_DEMISSAO)?$/, motivo: '07' },
  { nome: /ACORDO|484/, motivo: '33' },
  { nome: /INDIRETA/, motivo: '17' },
  { nome: /CULPA_RECIPROCA/, motivo: '05' },
  { nome: /ANTECIPAD.*EMPREGADOR|479/, motivo: '03' },
  { nome: /ANTECIPAD.*EMPREGADO|480/, motivo: '04' },
  { nome: /FALECIMENTO|MORTE|OBITO/, motivo: '10' },
  { nome: /FORCA_MAIOR/, motivo: '27' },
  { nome: /ENCERRAMENTO/, motivo: '47' },
  { nome: /TERMINO|FIM/, motivo: '06' },
]

const modalidade = texto.transform((nome, contexto) => {
  if (isCausa(nome)) return nome
  const encontrada = modalidades.find((linha) => linha.nome.test(nome.toUpperCase()))
  if (encontrada) return encontrada.motivo
  contexto.issues.push({ code: 'custom', message: `modalidade desconhecida: ${nome}`, input: nome })
  return z.NEVER
})

const verbas = adaptador(
  z.object({
    salario: dinheiro,
    admissao: data,
    desligamento: data,
    modalidade,
    saldoFgts: dinheiro.default(0),
    periodosVencidos: contagem.default(0),
    periodosEmDobro: contagem.default(0),
    feriasNaoGozadas: z.array(z.object({ dias: z.number(), concessivoFim: data })).optional(),
    faltasInjustificadas: contagem.default(0),
    avisoTrabalhado: logico.default(false),
    comunicacao: data.optional(),
    fimContrato: data.optional(),
    dataBase: data.optional(),
  }),
  (entrada) => {
    const {
      salario,
      modalidade: motivo,
      saldoFgts,
      avisoTrabalhado: trabalhado,
      fimContrato,
      dataBase,
    } = entrada
    const devidos = avisoPorDatas(entrada.admissao, entrada.comunicacao ?? entrada.desligamento)?.dias ?? 0
    const calculo = verbasRescisorias({
      motivo,
      remuneracaoCentavos: salario,
      admissao: entrada.admissao,
      desligamento: entrada.desligamento,
      depositosFgtsCentavos: saldoFgts,
      periodosVencidos: entrada.periodosVencidos,
      periodosEmDobro: entrada.periodosEmDobro,
      faltasInjustificadas: entrada.faltasInjustificadas,
      diasDeAvisoIndenizados: trabalhado ? Math.max(0, devidos - DIAS_BASE) : devidos,
      ...(entrada.feriasNaoGozadas && { feriasNaoGozadas: entrada.feriasNaoGozadas }),
      ...(entrada.comunicacao && { comunicacao: entrada.comunicacao }),
      ...(fimContrato && { fimContrato }),
      ...(dataBase && { dataBase }),
    })
    return (
      calculo && {
        ...calculo,
        saldoSalario: decimal(calculo.saldoSalarioCentavos),
        avisoValor: decimal(calculo.avisoCentavos),
        decimoTerceiro: decimal(calculo.decimoTerceiroCentavos),
        feriasProporcionais: decimal(calculo.feriasProporcionaisCentavos),
        tercoProporcional: decimal(calculo.tercoProporcionalCentavos),
        feriasVencidas: decimal(calculo.feriasVencidasCentavos),
        tercoVencidas: decimal(calculo.tercoVencidasCentavos),
        indenizacao479: decimal(calculo.indenizacao479Centavos),
        indenizacao7238: decimal(calculo.indenizacao7238Centavos),
        multaFgts: decimal(calculo.multaFgtsCentavos),
        totalBruto: decimal(calculo.totalCentavos),
      }
    )
  },
)

const opcoesDeAviso: readonly OpcaoDeAviso[] = ['2_HORAS', '7_DIAS']

/** The date from which a protection is counted, by the name its case gives it. */
const marcos: readonly { readonly campo: RegExp; readonly tipo: TipoDeEstabilidade }[] = [
  { campo: /parto/i, tipo: 'GESTANTE' },
  { campo: /guarda|adocao/i, tipo: 'ADOTANTE' },
  { campo: /benef/i, tipo: 'ACIDENTADO' },
  { campo: /mandato/i, tipo: 'CIPA' },
  { campo: /licenca/i, tipo: 'PATERNIDADE' },
  { campo: /retorno/i, tipo: 'RETORNO_LAYOFF' },
]

const tipoDeEstabilidade = texto.refine(isTipoDeEstabilidade, 'estabilidade desconhecida')

/** `GESTANTE até 2026-12-10`, or nothing when the person has none. A kind that is not listed is one of the CCT. */
const estabilidadeEscrita = texto.optional().transform((escrita, contexto): EstabilidadeVigente | null => {
  if (!escrita) return null
  const [, tipo, ate] = /^(\w+) at[ée] (\d{4}-\d{2}-\d{2})$/.exec(escrita) ?? []
  if (tipo && ate) return { tipo: isTipoDeEstabilidade(tipo) ? tipo : 'CCT', ate }
  contexto.issues.push({ code: 'custom', message: 'escreva como "GESTANTE até 2026-12-10"', input: escrita })
  return z.NEVER
})

const estabilidade = conformeCampo(
  {
    desligamento: adaptador(
      z.object({ estabilidade: estabilidadeEscrita, desligamento: data, motivo: modalidade }),
      ({ estabilidade: vigente, desligamento, motivo }) =>
        vigente ? verificarEstabilidade(vigente, desligamento, motivo) : { permitido: true },
    ),
  },
  adaptador(
    z.object({ tipo: tipoDeEstabilidade.optional() }).catchall(z.unknown()),
    ({ tipo, ...campos }) => {
      for (const [campo, marco] of Object.entries(campos)) {
        const linha = marcos.find((conhecido) => conhecido.campo.test(campo))
        const lido = data.safeParse(marco)
        if (linha && lido.success) return fimDaEstabilidade(tipo ?? linha.tipo, lido.data)
      }
      return null
    },
  ),
)

export const adaptadoresDeDesligamento: Readonly<Record<string, Adaptador>> = {
  'AVI-TAB': adaptador(z.object({ anosCompletos: contagem }), (entrada) =>
    avisoPorAnos(entrada.anosCompletos),
  ),
  'AVI-DATA': adaptador(z.object({ admissao: data, comunicacao: data }), ({ admissao, comunicacao }) =>
    avisoPorDatas(admissao, comunicacao),
  ),
  'AVI-MISTO': adaptador(
    z.object({ comunicacao: data, dias: contagem, trabalhados: contagem.optional(), feriadosLocais }),
    ({ comunicacao, dias, trabalhados = Math.min(dias, DIAS_BASE), feriadosLocais: locais }) =>
      cumprirAviso({ comunicacao, dias, trabalhados, calendario: { feriadosLocais: locais } }),
  ),
  'AVI-TRAB': adaptador(
    z.object({
      comunicacao: data,
      dias: contagem.default(DIAS_BASE),
      opcao: z.enum(opcoesDeAviso).default('2_HORAS'),
      feriadosLocais,
    }),
    ({ comunicacao, dias, opcao, feriadosLocais: locais }) =>
      avisoTrabalhado(comunicacao, dias, opcao, { feriadosLocais: locais }),
  ),
  'AVI-IND': adaptador(z.object({ comunicacao: data, dias: contagem, feriadosLocais }), (entrada) =>
    avisoIndenizado(entrada.comunicacao, entrada.dias, entrada),
  ),
  'AVI-7238': adaptador(z.object({ fimProjetado: data, dataBase: data }), ({ fimProjetado, dataBase }) =>
    indenizacaoAdicional(fimProjetado, dataBase),
  ),
  RES: verbas,
  'RES-PRAZO': adaptador(z.object({ dtDeslig: data, feriadosLocais }), (entrada) =>
    prazosDaRescisao(entrada.dtDeslig, entrada),
  ),
  EXP: adaptador(
    z.object({
      admissao: data,
      diasIniciais: contagem,
      diasProrrogacao: contagem.default(0),
      feriadosLocais,
    }),
    (entrada) => datasDaExperiencia(entrada.admissao, entrada.diasIniciais, entrada.diasProrrogacao, entrada),
  ),
  'EXP-VAL': adaptador(
    z.object({
      diasIniciais: contagem,
      diasProrrogacao: contagem.default(0),
      numeroProrrogacoes: contagem.optional(),
    }),
    ({ diasIniciais, diasProrrogacao, numeroProrrogacoes }) =>
      validarExperiencia(diasIniciais, diasProrrogacao, numeroProrrogacoes),
  ),
  'EXP-479': adaptador(
    z.object({ salario: dinheiro, fimContrato: data, desligamento: data }),
    ({ salario, fimContrato, desligamento }) => {
      const calculo = indenizacaoArt479(salario, fimContrato, desligamento)
      return calculo && { ...calculo, indenizacao: decimal(calculo.indenizacaoCentavos) }
    },
  ),
  'EXP-AFAST': adaptador(
    z.object({
      diasContrato: contagem.default(90),
      diaInicioAfastamento: contagem,
      diasAfastamento: contagem,
      computaAfastamento: logico.default(true),
    }),
    prorrogacaoPorAfastamento,
  ),
  EST: estabilidade,
  'EST-AVISO': adaptador(
    z.object({
      estabilidade: z.object({ tipo: tipoDeEstabilidade, ate: data, inicio: data.optional() }),
      comunicacao: data,
      desligamento: data,
      fimProjetado: data.optional(),
      motivo: modalidade,
      assistencia: logico.default(false),
      inquerito: logico.default(false),
    }),
    ({ estabilidade: { inicio, ...vigente }, desligamento, motivo, fimProjetado, ...ato }) =>
      verificarEstabilidade({ ...vigente, ...(inicio && { inicio }) }, desligamento, motivo, {
        ...ato,
        ...(fimProjetado && { fimProjetado }),
      }),
  ),
  'SEG-DES': adaptador(
    z.object({ motivo: modalidade, solicitacao: contagem, meses: contagem }),
    ({ motivo, ...dados }) => seguroDesemprego(motivo, dados),
  ),
  'AVI-EMP': adaptador(
    z.object({ salario: dinheiro, diasTrabalhados: contagem.default(0), dispensado: logico.default(false) }),
    ({ salario, ...aviso }) => {
      const calculo = descontoDoAvisoDoEmpregado({ salarioCentavos: salario, ...aviso })
      return calculo && { desconto: decimal(calculo.descontoCentavos) }
    },
  ),
}
