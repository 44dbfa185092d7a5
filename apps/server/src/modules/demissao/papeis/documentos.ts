import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { situacoesDaPeca } from '@rh/domain/processos/demissao/demissao'
import { assinaturas, campos, clausula, secao, tabelaDe } from '../../../papeis/papel.ts'
import { A_PREENCHER, empregado, empregadora, empresaDe, porExtenso } from '../../../papeis/textos.ts'
import { comAssinaturas, datas, lugar, quem, type FatosDoPapel, type Modelo } from './fatos.ts'

// The papers that go with the end of a contract: amounts, what is left to do, pieces, exam and letter.

export const demonstrativo: Modelo = (fatos) => {
  const { simulacao } = fatos
  const tabela = (tipo: 'provento' | 'desconto') =>
    tabelaDe(
      ['Verba', 'Referência', 'Valor'],
      simulacao.linhas
        .filter((linha) => linha.tipo === tipo)
        .map(({ rotulo, referencia, centavos }) => [rotulo, referencia, formatDinheiro(centavos)]),
      ['*', 'auto', 'auto'],
      [2],
    )
  return {
    titulo: 'Demonstrativo da rescisão – simulação',
    assunto: 'Valores brutos, antes de INSS e imposto de renda',
    corpo: [
      quem(fatos),
      datas(fatos, [['Remuneração do mês', formatDinheiro(simulacao.remuneracaoCentavos)]]),
      secao('Proventos'),
      tabela('provento'),
      ...(simulacao.totalDescontos > 0 ? [secao('Descontos'), tabela('desconto')] : []),
      secao('Totais'),
      campos([
        ['Total bruto', formatDinheiro(simulacao.totalBruto)],
        ['Descontos', formatDinheiro(simulacao.totalDescontos)],
        ['Total antes de INSS e IR', porExtenso(simulacao.totalLiquido)],
        ['Multa do FGTS, na guia', formatDinheiro(simulacao.multaFgts)],
      ]),
      clausula('Simulação: não substitui o termo de rescisão do contrato de trabalho (TRCT).'),
    ],
  }
}

/** Death: nobody signs. */
const FALECIMENTO = '10'

export const checklist: Modelo = (fatos) => {
  const { documentos, exame, exameDispensado, conferidas } = fatos.contexto.fatos
  const { causa, pagarAteDiaUtil, s2299Ate, multaFgts } = fatos.simulacao
  const feito = (sim: boolean): string => (sim ? 'Feito' : 'Pendente')
  const isComunicada = causa !== FALECIMENTO
  return {
    titulo: 'Checklist do desligamento',
    assunto: `Pagamento até ${formatData(pagarAteDiaUtil)}`,
    corpo: [
      quem(fatos),
      datas(fatos),
      tabelaDe(
        ['Item', 'Situação'],
        [
          ['Comunicação assinada', isComunicada ? feito(documentos.aviso) : 'Não se aplica'],
          ['Exame demissional', exameDispensado ? 'Dispensado' : feito(exame !== null)],
          ['Devolução de peças', feito(fatos.pecas.every(({ estado }) => estado !== null))],
          ['Conferência do demonstrativo', feito(conferidas !== null)],
          ['S-2299 enviado ao eSocial', `Até ${formatData(s2299Ate)}`],
          ...(multaFgts > 0 ? [['Guia da multa do FGTS paga', `Até ${formatData(pagarAteDiaUtil)}`]] : []),
          ['Comprovante do pagamento', feito(documentos.comprovante)],
          ['TRCT assinado', feito(documentos.trct)],
        ],
        ['*', 'auto'],
      ),
    ],
  }
}

/** What is charged for pieces that did not come back, or came damaged, as Almoxarifado said it. */
function cobrancas({ contexto }: FatosDoPapel): number {
  const { pecas = [], outros = [] } = contexto.doProcesso?.pareceres.devolucoes?.dados ?? {}
  return [...pecas, ...outros].reduce((soma, { valorCentavos = 0 }) => soma + valorCentavos, 0)
}

export const termoDeDevolucao: Modelo = (fatos) => {
  const { outros = [] } = fatos.contexto.doProcesso?.pareceres.devolucoes?.dados ?? {}
  const cobrado = cobrancas(fatos)
  return {
    titulo: 'Termo de devolução',
    assunto: 'NR-6; CLT art. 462, § 1º',
    corpo: [
      quem(fatos),
      clausula('Peças e objetos da empresa que estavam com a pessoa, e como voltaram:'),
      tabelaDe(
        ['Peça', 'Tamanho', 'Quantidade', 'Entregue em', 'Devolução'],
        [
          ...fatos.pecas.map(({ item, tamanho, quantidade, entregueEm, estado }) => [
            item,
            tamanho,
            String(quantidade),
            formatData(entregueEm),
            estado === null ? '' : situacoesDaPeca[estado],
          ]),
          ...outros.map(({ descricao, situacao }) => [descricao, '', '', '', situacoesDaPeca[situacao]]),
        ],
        ['*', 'auto', 'auto', 'auto', '*'],
        [2],
      ),
      ...(cobrado > 0
        ? [clausula(`Pelo que faltou ou voltou com dano, desconto de ${porExtenso(cobrado)} na rescisão.`)]
        : []),
      comAssinaturas(fatos, [empregadora(fatos.timbre), empregado(fatos.pessoa.nome)]),
    ],
  }
}

export const encaminhamento: Modelo = (fatos) => ({
  titulo: 'Encaminhamento ao exame demissional',
  assunto: 'NR-7 item 7.5.11',
  corpo: [
    quem(fatos),
    clausula(
      `${empresaDe(fatos.timbre)}, encaminha ${fatos.pessoa.nome} ao exame médico demissional, a ser feito até ` +
        `${formatData(fatos.simulacao.asoAte)}. É preciso levar um documento com foto.`,
    ),
    campos([
      ['Local do exame', A_PREENCHER],
      ['Data e hora', A_PREENCHER],
    ]),
    assinaturas(lugar(fatos), [
      empregadora(fatos.timbre),
      empregado(fatos.pessoa.nome, 'Recebi: empregado(a)'),
    ]),
  ],
})

export const carta: Modelo = (fatos) => ({
  titulo: 'Carta de referência',
  assunto: 'A quem interessar',
  corpo: [
    clausula(
      `${empresaDe(fatos.timbre)}, declara que ${fatos.pessoa.nome} trabalhou na empresa de ` +
        `${formatData(fatos.contexto.bond.admissao)} a ${formatData(fatos.simulacao.dtDeslig)}, no cargo de ${fatos.pessoa.cargo}.`,
    ),
    assinaturas(lugar(fatos), [empregadora(fatos.timbre)]),
  ],
})
