import { alerta, bloqueio } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import { somarDias, somarMeses } from '../calendario/datas.ts'
import { diasDaLei } from './duracao.ts'
import { MAXIMO_ANTES_DO_PARTO_DIAS, validarInicioDaMaternidade } from './maternidade.ts'
import { NADA, type Verificacao } from './pedido-base.ts'
import type { AfastamentoAnterior } from './pedido-tipos.ts'

const DUAS_SEMANAS = 14

const terminaNaVespera = (outro: AfastamentoAnterior, inicio: string, motivos: readonly string[]): boolean =>
  outro.fim === somarDias(inicio, -1) && motivos.includes(outro.motivo)

const inicioDaMaternidade: Verificacao = ({ pedido, circunstancias: { afastamentos = [] } }) => {
  const { motivo, inicio, parto, partoPrevisto } = pedido
  const marco = parto ?? partoPrevisto
  if (motivo !== '17' || marco === undefined) return NADA
  const { diasAntes } = validarInicioDaMaternidade(marco, inicio)
  const onde = { campo: 'inicio', baseLegal: 'CLT art. 392 § 1º' }
  if (diasAntes > MAXIMO_ANTES_DO_PARTO_DIAS)
    return [
      bloqueio(
        'INICIO_ANTES_DE_28_DIAS',
        `A licença começa no máximo 28 dias antes do parto: a partir de ${formatData(somarDias(marco, -MAXIMO_ANTES_DO_PARTO_DIAS))}. Antes disso, use a antecipação por atestado.`,
        { ...onde, dados: { diasAntes } },
      ),
    ]
  const depois = parto !== undefined && inicio > parto
  return depois && !afastamentos.some((outro) => terminaNaVespera(outro, inicio, ['35']))
    ? [
        alerta(
          'INICIO_DEPOIS_DO_PARTO',
          `O parto foi em ${formatData(parto)}: a licença começa nesse dia, salvo internação antes dela.`,
          { ...onde, dados: { parto } },
        ),
      ]
    : NADA
}

/** Length against the law, where the law fixes it and there was no hospital stay. */
const duracaoLegal: Verificacao = ({ pedido, regra, duracao, simulacao, circunstancias: { parametros } }) => {
  const { motivo, internacao } = pedido
  const repousoPorAtestado = motivo === '35' && !internacao ? DUAS_SEMANAS : null
  const daLei = regra.s2230 === 'NAO' ? null : (repousoPorAtestado ?? diasDaLei(motivo, pedido, parametros))
  const dias = simulacao?.dias ?? null
  if (daLei === null || dias === null || duracao.periodos.length > 1 || regra.grupo === 'doenca') return NADA
  const onde = { campo: 'fim', baseLegal: regra.fundamento, dados: { daLei, dias } }
  if (dias > daLei)
    return [
      bloqueio(
        'LIMITE_LEGAL',
        `A lei dá ${daLei} dias e o pedido tem ${dias}: registre o que passar pelo motivo próprio.`,
        onde,
      ),
    ]
  return dias < daLei && regra.fim === 'lei'
    ? [
        alerta(
          'LICENCA_MENOR_QUE_A_LEI',
          `A lei dá ${daLei} dias e o pedido tem ${dias}: ninguém pode abrir mão dos que faltam.`,
          onde,
        ),
      ]
    : NADA
}

const prorrogacao: Verificacao = ({ pedido, regra, circunstancias }) => {
  const { motivo, inicio, parto } = pedido
  if (motivo !== '18' && motivo !== '43') return NADA
  const { afastamentos = [], parametros, hoje } = circunstancias
  const onde = { campo: 'inicio', baseLegal: regra.fundamento }
  const isCidada = motivo === '18'
  const segue = afastamentos.some((outro) => terminaNaVespera(outro, inicio, ['17', '18', '20', '35']))
  return [
    ...(isCidada && parametros?.empresaCidada !== true
      ? [
          bloqueio('EMPRESA_NAO_CIDADA', 'A empresa não está no programa Empresa Cidadã.', {
            ...onde,
            campo: 'motivo',
          }),
        ]
      : NADA),
    ...(isCidada && parto !== undefined && hoje > somarMeses(parto, 1)
      ? [
          alerta(
            'PRORROGACAO_FORA_DO_PRAZO',
            `O pedido devia ser feito até ${formatData(somarMeses(parto, 1))}, o fim do primeiro mês após o parto.`,
            { ...onde, campo: 'parto' },
          ),
        ]
      : NADA),
    ...(segue
      ? NADA
      : [
          alerta(
            'PRORROGACAO_SEM_LICENCA',
            'A prorrogação começa no dia seguinte ao fim da licença, e não há licença que termine na véspera.',
            onde,
          ),
        ]),
  ]
}

/** Adoption, birth (of a father), death and wedding come before the leave that they give. */
const depoisDoFato: Verificacao = ({ pedido, regra }) => {
  const { motivo, inicio, adocao, parto, fato } = pedido
  const marco = motivo === 'J-PATERNIDADE' ? (parto ?? adocao) : motivo === '20' ? adocao : fato
  return marco !== undefined && inicio < marco
    ? [
        bloqueio(
          'INICIO_ANTES_DO_FATO',
          `O que dá direito aos dias é de ${formatData(marco)}: comece nesse dia ou depois.`,
          { campo: 'inicio', baseLegal: regra.fundamento, dados: { marco } },
        ),
      ]
    : NADA
}

/** Checks of maternity, adoption and of the facts that give days. */
export const verificacoesDeFamilia: readonly Verificacao[] = [
  inicioDaMaternidade,
  duracaoLegal,
  prorrogacao,
  depoisDoFato,
]
