import { formatData } from '@rh/domain/br/data'
import { duracaoDoTurno } from '@rh/domain/regras/jornada/horas'
import { CATEGORIA_APRENDIZ } from '@rh/domain/regras/admissao/idade'
import { datasDaExperiencia } from '@rh/domain/regras/experiencia/contrato'
import type { Bloco } from 'pdfmake'
import { assinaturas, type Papel } from '../../../papeis/papel.ts'
import { ACORDO_DE_PLANTOES, empregado, empregadora, TESTEMUNHAS } from '../../../papeis/textos.ts'
import type { FatosDoPapel } from './fatos.ts'
import { adicionalDe, empresaDe, jornadaDe, lugarDe, pessoaDe, salarioPorExtenso } from './textos.ts'

/** What a contract is called by its term, the law that it follows, and the clauses that are its own. */
interface Especie {
  readonly titulo: string
  readonly assunto: string
  readonly clausulas: (fatos: FatosDoPapel) => readonly string[]
}

/** The contract of work that an admission signs: as an apprentice, on trial, or without term. */
export function contratoExperiencia(fatos: FatosDoPapel): Papel {
  const { titulo, assunto } = especieDe(fatos)
  return {
    titulo,
    assunto,
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
  }
}

function especieDe({ dados: { vaga } }: FatosDoPapel): Especie {
  if (vaga.categoria === CATEGORIA_APRENDIZ) return aprendizagem
  return vaga.experienciaDias > 0 ? experiencia : semTermo
}

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
    ...especieDe(fatos).clausulas(fatos),
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

const inicio = ({ dados: { vaga } }: FatosDoPapel): string => formatData(vaga.dataPrevista)

const semTermo: Especie = {
  titulo: 'Contrato de trabalho',
  assunto: 'CLT arts. 442 e 443',
  clausulas: (fatos) => [`O contrato começa em ${inicio(fatos)}, por prazo indeterminado.`],
}

/** CLT arts. 443 § 2º c, 445, 451 and 481. */
const experiencia: Especie = {
  titulo: 'Contrato de trabalho a título de experiência',
  assunto: 'CLT arts. 443, § 2º, c, 445, parágrafo único, e 451',
  clausulas: (fatos) => [
    prazoDaExperiencia(fatos),
    'Permanecendo o(a) empregado(a) a serviço depois do último prazo, este contrato passa a valer por prazo indeterminado.',
    'Fica assegurado às partes o direito de rescisão antes do termo, aplicando-se neste caso as regras dos contratos ' +
      'por prazo indeterminado (CLT art. 481).',
  ],
}

function prazoDaExperiencia(fatos: FatosDoPapel): string {
  const { dataPrevista, experienciaDias, experienciaProrrogacaoDias } = fatos.dados.vaga
  const datas = datasDaExperiencia(dataPrevista, experienciaDias, experienciaProrrogacaoDias)
  const ate = (fim: string | undefined): string => formatData(fim ?? dataPrevista)
  const primeiro = `O contrato é de experiência, por ${experienciaDias} dias, de ${inicio(fatos)} a ${ate(datas?.fimPrimeiro)}`
  return experienciaProrrogacaoDias === 0
    ? `${primeiro}.`
    : `${primeiro}, e pode ser prorrogado uma vez por ${experienciaProrrogacaoDias} dias, até ${ate(datas?.fimFinal)}.`
}

/** CLT arts. 428 and 433. The programme and who gives it are of another contract, and are written in by hand. */
const aprendizagem: Especie = {
  titulo: 'Contrato de aprendizagem',
  assunto: 'CLT arts. 428 a 433',
  clausulas: (fatos) => [
    `O contrato é de aprendizagem, com prazo, de ${inicio(fatos)} até ${fimEscrito(fatos)}.`,
    'O(a) aprendiz está inscrito(a) no programa de aprendizagem ______________________________, da entidade ' +
      '______________________________, cujas horas teóricas fazem parte da jornada.',
    'A empregadora assegura ao(à) aprendiz formação técnico-profissional metódica, compatível com o seu desenvolvimento ' +
      'físico, moral e psicológico, e ele(a) se obriga a executar com zelo as tarefas dessa formação (CLT art. 428).',
    'O contrato se extingue no fim do prazo ou quando o(a) aprendiz completar 24 anos, salvo se for pessoa com deficiência; ' +
      'antes, por desempenho insuficiente, falta disciplinar grave, ausência injustificada à escola que implique perda do ano ' +
      'letivo, ou a pedido dele(a), sem as indenizações dos arts. 479 e 480 da CLT (CLT art. 433).',
  ],
}

const fimEscrito = ({ dados: { vaga } }: FatosDoPapel): string =>
  vaga.fimAprendizagem === undefined ? '____/____/________' : formatData(vaga.fimAprendizagem)
