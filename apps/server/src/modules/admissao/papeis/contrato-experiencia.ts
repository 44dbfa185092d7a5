import { formatData } from '@rh/domain/br/data'
import { duracaoDoTurno } from '@rh/domain/regras/jornada/horas'
import { datasDaExperiencia } from '@rh/domain/regras/experiencia/contrato'
import type { Bloco } from 'pdfmake'
import { assinaturas, type Papel } from '../../../papeis/papel.ts'
import { ACORDO_DE_PLANTOES, empregado, empregadora, TESTEMUNHAS } from '../../../papeis/textos.ts'
import type { FatosDoPapel } from './fatos.ts'
import { adicionalDe, empresaDe, jornadaDe, lugarDe, pessoaDe, salarioPorExtenso } from './textos.ts'

/** CLT arts. 443 § 2º c, 445, 451 and 481. */
export const contratoExperiencia = (fatos: FatosDoPapel): Papel => ({
  titulo: 'Contrato de trabalho a título de experiência',
  assunto: 'CLT arts. 443, § 2º, c, 445, parágrafo único, e 451',
  corpo: [
    {
      style: 'clausula',
      text: `Entre ${empresaDe(fatos)}, empregadora, e ${pessoaDe(fatos)}, empregado(a), fica ajustado o seguinte:`,
    },
    ...clausulas(fatos).map((text, i): Bloco => ({
      style: 'clausula',
      text: [{ text: `${i + 1}ª. `, bold: true }, text],
    })),
    assinaturas(lugarDe(fatos), [empregadora(fatos.timbre), empregado(fatos.dados.pessoais.nome)]),
    assinaturas(null, TESTEMUNHAS),
  ],
})

function clausulas(fatos: FatosDoPapel): string[] {
  const { posto, dados } = fatos
  return [
    `O(a) empregado(a) exercerá o cargo de ${posto.cargo} (CBO ${posto.cbo}), cumprindo as tarefas próprias dele e ` +
      'as ordens de serviço da empregadora, inclusive as de segurança e saúde no trabalho.',
    `O trabalho será prestado em ${posto.local}, ${posto.endereco}, ${posto.municipio}/${posto.uf}, no contrato ` +
      `${posto.contrato} com ${posto.cliente}, podendo haver transferência nos termos do art. 469 da CLT.`,
    `A jornada será a da escala ${jornadaDe(fatos)}.${compensacao(fatos)}`,
    `O salário será de ${salarioPorExtenso(fatos)} por mês, pago até o quinto dia útil do mês seguinte (CLT art. 459, ` +
      `§ 1º). Adicional: ${adicionalDe(fatos)}.`,
    prazo(fatos),
    'Permanecendo o(a) empregado(a) a serviço depois do último prazo, este contrato passa a valer por prazo indeterminado.',
    'Fica assegurado às partes o direito de rescisão antes do termo, aplicando-se neste caso as regras dos contratos ' +
      'por prazo indeterminado (CLT art. 481).',
    `Aplica-se a convenção coletiva de ${posto.sindicato}.`,
    dados.beneficios.valeTransporte
      ? 'O(a) empregado(a) optou pelo vale-transporte e autoriza o desconto de até 6% do salário básico (Lei 7.418/1985).'
      : 'O(a) empregado(a) declarou que não usa o vale-transporte.',
  ]
}

const OITO_HORAS = 8 * 60

/** What a day of more than eight hours rests on, in writing (CLT arts. 59 § 6º and 59-A). */
function compensacao({ posto: { escalaTipo, entrada, saida, intervaloMinutos } }: FatosDoPapel): string {
  if (escalaTipo === '12x36') return ` ${ACORDO_DE_PLANTOES}`
  const minutos = duracaoDoTurno(entrada.slice(0, 5), saida.slice(0, 5)) - intervaloMinutos
  return minutos > OITO_HORAS
    ? ' O que passa de oito horas por dia compensa o dia da semana em que não há trabalho (CLT art. 59 § 6º).'
    : ''
}

function prazo({ dados: { vaga } }: FatosDoPapel): string {
  const { dataPrevista, experienciaDias, experienciaProrrogacaoDias } = vaga
  const datas = datasDaExperiencia(dataPrevista, experienciaDias, experienciaProrrogacaoDias)
  if (!datas || experienciaDias === 0)
    return `O contrato começa em ${formatData(dataPrevista)}, por prazo indeterminado.`
  const primeiro =
    `O contrato é de experiência, por ${experienciaDias} dias, de ${formatData(dataPrevista)} a ` +
    formatData(datas.fimPrimeiro)
  return experienciaProrrogacaoDias === 0
    ? `${primeiro}.`
    : `${primeiro}, e pode ser prorrogado uma vez por ${experienciaProrrogacaoDias} dias, até ${formatData(datas.fimFinal)}.`
}
