import { z } from 'zod'
import { diasSemana, janela, type Horario } from '../acesso/janela.ts'
import { erros } from '../errors.ts'
import { valorDoAdicional } from '../regras/adicionais/adicionais.ts'
import { menorSalario } from '../regras/admissao/salario.ts'
import { limiteDaAprendizagem, termoDaAprendizagem } from '../regras/admissao/aprendizagem.ts'
import { idadeNaAdmissao } from '../regras/admissao/idade.ts'
import { salarioFamilia } from '../regras/beneficios/salario-familia.ts'
import { adicionalDeTransferencia, fimDaQuarentena } from '../regras/alteracao/remanejamento.ts'
import { verificarQuarentena } from '../regras/alteracao/remanejamento-destino.ts'
import { valeTransporte } from '../regras/beneficios/vale-transporte.ts'
import { efetivoDosPostos, vagasDoPosto } from '../regras/contrato/efetivo.ts'
import { datasDeReajuste, type CriterioDeRepactuacao } from '../regras/contrato/reajuste.ts'
import { plantaoEm, plantoesNoMes } from '../regras/jornada/doze-por-trinta-e-seis.ts'
import { horasNoturnas, jornadaDiaria } from '../regras/jornada/horas.ts'
import { descansoEntreJornadas } from '../regras/jornada/intervalos.ts'
import { adaptador, conformeCampo, type Adaptador } from './adaptador.ts'
import { codigo, contagem, data, decimal, dinheiro, hora, logico, mes, momento, texto } from './campos.ts'

/** In the year of the table, when a case does not say a date. */
const DATA_DA_TABELA = '2026-12-01'

/** Minutes as `8:48`. */
const emHoras = (minutos: number): string =>
  `${Math.floor(minutos / 60)}:${String(minutos % 60).padStart(2, '0')}`

const efetivo = adaptador(
  z.object({
    postos: z.union([contagem, z.array(z.object({ tipo: texto, qtd: contagem.default(1) }))]),
    tipo: texto.default(''),
  }),
  ({ postos, tipo }) =>
    efetivoDosPostos(
      typeof postos === 'number'
        ? [{ tipo, quantidade: postos }]
        : postos.map((posto) => ({ tipo: posto.tipo, quantidade: posto.qtd })),
    ),
)

const vagas = adaptador(
  z.object({
    quantitativo: contagem,
    ativos: contagem,
    comprometidas: contagem.default(0),
    entrando: contagem.default(0),
    saindo: contagem.default(0),
  }),
  vagasDoPosto,
)

/** Tied to the CCT by its data-base, or counted from the proposal, in the words of the case. */
const criterio = texto
  .default('VINCULO_CCT')
  .transform((nome): CriterioDeRepactuacao => (/CCT|BASE/.test(nome) ? 'VINCULO_CCT' : 'PROPOSTA'))

const reajuste = adaptador(
  z.object({
    dataProposta: data,
    dataBaseCct: data.optional(),
    criterio,
    ultimaRepactuacao: data.optional(),
  }),
  ({ dataProposta, dataBaseCct = dataProposta, criterio: origem, ultimaRepactuacao }) =>
    datasDeReajuste({
      dataProposta,
      dataBaseCct,
      criterio: origem,
      ...(ultimaRepactuacao && { ultimaRepactuacao }),
    }),
)

const horario = z.object({
  Dia_semana: z.enum(diasSemana),
  Horario_entrada: z.iso.time(),
  Horario_saida: z.iso.time(),
})

/** The window of the specification's example, when a case does not bring its own. */
const HORARIO_DO_EXEMPLO: readonly Horario[] = [
  { Dia_semana: 'Segunda-feira', Horario_entrada: '08:00:00', Horario_saida: '18:00:00' },
]

/** Any Monday: the window depends on the weekday only. */
const SEGUNDA = '2026-11-16'

const login = adaptador(
  z.object({
    diaSemana: z.enum(diasSemana),
    agora: z.iso.time(),
    horarios: z.array(horario).default([...HORARIO_DO_EXEMPLO]),
  }),
  ({ diaSemana, agora, horarios }) => {
    const dia = Temporal.PlainDate.from(SEGUNDA).add({ days: diasSemana.indexOf(diaSemana) })
    const instante = dia.toZonedDateTime({ timeZone: 'UTC', plainTime: agora }).toInstant()
    const permitido = janela(horarios, instante, 'UTC').aberta
    return { permitido, mensagem: permitido ? null : erros.fora_do_horario.mensagem }
  },
)

const PERICULOSIDADE = 30

/** Periculosidade is over the base wage, insalubridade over the minimum; the other serves when it is the only one. */
const adicional = adaptador(
  z.object({ percentual: contagem, salarioMinimo: dinheiro.optional(), salarioBase: dinheiro.optional() }),
  ({ percentual, salarioMinimo, salarioBase }) => {
    const base =
      percentual === PERICULOSIDADE ? (salarioBase ?? salarioMinimo) : (salarioMinimo ?? salarioBase)
    const valor = base === undefined ? null : valorDoAdicional(base, percentual)
    return valor && { ...valor, valor: decimal(valor.valorCentavos) }
  },
)

/** The additional of a provisional transfer is one of 25% of the wage. */
const transferencia = adaptador(z.object({ salario: dinheiro, percentual: z.literal(25) }), ({ salario }) => {
  const centavos = adicionalDeTransferencia(salario)
  return centavos === null ? null : { valor: decimal(centavos) }
})

const quarentena = adaptador(
  z.object({ demissaoNoTomador: data, alocacao: data }),
  ({ demissaoNoTomador, alocacao }) => {
    const liberadoEm = fimDaQuarentena(demissaoNoTomador)
    return { liberadoEm, permitido: verificarQuarentena(demissaoNoTomador, alocacao).length === 0 }
  },
)

/** The minimum wage that the case says, in the place of the table of the law. */
const minimo = adaptador(
  z.object({ horasSemanais: z.number(), salarioMinimo: dinheiro, piso: dinheiro.default(0) }),
  ({ horasSemanais, salarioMinimo, piso }) => {
    const tabela = [
      {
        desde: DATA_DA_TABELA,
        fonte: 'caso',
        valor: { mensalCentavos: salarioMinimo, horaCentavos: Math.round(salarioMinimo / 220) },
      },
    ]
    const menor = menorSalario(DATA_DA_TABELA, Math.round(horasSemanais * 60), piso, tabela)
    return menor && { minimo: decimal(menor.salarioCentavos) }
  },
)

export const adaptadoresDeTrabalho: Readonly<Record<string, Adaptador>> = {
  IDADE: adaptador(
    z.object({
      nascimento: data,
      admissao: data,
      categoria: codigo.default('101'),
      insalubreOuNoturno: logico.default(false),
      pessoaComDeficiencia: logico.default(false),
    }),
    idadeNaAdmissao,
  ),
  'APR-TERMO': adaptador(
    z.object({
      nascimento: data,
      admissao: data,
      fim: data.optional(),
      pessoaComDeficiencia: logico.default(false),
    }),
    ({ fim = null, ...dados }) => ({
      ...termoDaAprendizagem({ ...dados, fim }),
      limite: limiteDaAprendizagem(dados),
    }),
  ),
  'JOR-12X36': conformeCampo(
    {
      mes: adaptador(z.object({ inicioCiclo: data, mes }), (entrada) =>
        plantoesNoMes(entrada.inicioCiclo, entrada.mes),
      ),
    },
    adaptador(z.object({ inicioCiclo: data, data }), (entrada) =>
      plantaoEm(entrada.inicioCiclo, entrada.data),
    ),
  ),
  'JOR-NOT': adaptador(z.object({ entrada: hora, saida: hora }), ({ entrada, saida }) => {
    const horas = horasNoturnas(entrada, saida)
    return { ...horas, horasReduzidas: decimal(horas.centesimosReduzidos) }
  }),
  'JOR-DIA': adaptador(z.object({ horasSemanais: z.number(), diasSemana: contagem }), (entrada) => {
    const jornada = jornadaDiaria(entrada.horasSemanais, entrada.diasSemana)
    return jornada && { ...jornada, jornadaDiaria: emHoras(jornada.minutosDia) }
  }),
  'JOR-INTER': adaptador(z.object({ saida: momento, proximaEntrada: momento }), (entrada) =>
    descansoEntreJornadas(entrada.saida, entrada.proximaEntrada),
  ),
  ADI: conformeCampo({ salario: transferencia }, adicional),
  VT: adaptador(
    z.object({ salarioBase: dinheiro, dias: contagem, passagensDia: contagem.default(2), tarifa: dinheiro }),
    ({ salarioBase, tarifa, ...resto }) => {
      const custeio = valeTransporte({ salarioBaseCentavos: salarioBase, tarifaCentavos: tarifa, ...resto })
      return (
        custeio && {
          ...custeio,
          total: decimal(custeio.totalCentavos),
          seisPorCento: decimal(custeio.seisPorCentoCentavos),
          descontoEmpregado: decimal(custeio.descontoEmpregadoCentavos),
          custoEmpresa: decimal(custeio.custoEmpresaCentavos),
        }
      )
    },
  ),
  SALFAM: adaptador(
    z.object({
      remuneracao: dinheiro,
      dependentesElegiveis: contagem,
      data: data.default(DATA_DA_TABELA),
    }),
    ({ remuneracao, dependentesElegiveis, data: dia }) => {
      const familia = salarioFamilia({ remuneracaoCentavos: remuneracao, dependentesElegiveis, data: dia })
      return familia && { ...familia, valor: decimal(familia.valorCentavos) }
    },
  ),
  CTR: conformeCampo({ quantitativo: vagas, dataProposta: reajuste, demissaoNoTomador: quarentena }, efetivo),
  LOGIN: login,
  'ADM-MIN': minimo,
}
