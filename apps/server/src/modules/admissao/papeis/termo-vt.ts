import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { assinaturas, secao, tabelaDe, type Papel } from '../../../papeis/papel.ts'
import { empregado } from '../../../papeis/textos.ts'
import type { FatosDoPapel } from './fatos.ts'
import { empresaDe, enderecoDe, lugarDe, pessoaDe } from './textos.ts'

/** The declaration that Decreto 10.854/2021 art. 112 asks for, with the route or the refusal. */
export function termoVt(fatos: FatosDoPapel): Papel {
  const { valeTransporte, linhas = [] } = fatos.dados.beneficios
  return {
    titulo: 'Termo de opção pelo vale-transporte',
    assunto: 'Lei 7.418/1985 e Decreto 10.854/2021, art. 112',
    corpo: [
      { style: 'clausula', text: `${pessoaDe(fatos)}, declara a ${empresaDe(fatos)} que:` },
      ...(valeTransporte ? optante(fatos, linhas) : naoOptante),
      assinaturas(lugarDe(fatos), [empregado(fatos.dados.pessoais.nome)]),
    ],
  }
}

type Linhas = NonNullable<FatosDoPapel['dados']['beneficios']['linhas']>

const optante = (fatos: FatosDoPapel, linhas: Linhas): Papel['corpo'] => [
  {
    style: 'clausula',
    text:
      `opta pelo vale-transporte para ir de ${enderecoDe(fatos)} ao trabalho em ${fatos.posto.local}, ` +
      `${fatos.posto.endereco}, ${fatos.posto.municipio}/${fatos.posto.uf}, e voltar, pelo trajeto abaixo;`,
  },
  secao('Trajeto'),
  tabelaDe(
    ['Operadora', 'Linha', 'Tarifa', 'Viagens por dia', 'Por dia'],
    linhas.map(({ operadora, linha, tarifaCentavos, viagensDia }) => [
      operadora,
      linha,
      formatDinheiro(tarifaCentavos),
      String(viagensDia),
      formatDinheiro(tarifaCentavos * viagensDia),
    ]),
    ['*', '*', 60, 70, 60],
  ),
  {
    style: 'clausula',
    margin: [0, 10, 0, 6],
    text:
      'autoriza o desconto de até 6% do salário básico; usará o benefício só no trajeto entre a residência e o ' +
      'trabalho; avisará por escrito toda mudança de endereço ou de trajeto; e sabe que a declaração falsa ou o uso ' +
      'indevido são falta grave.',
  },
]

const naoOptante: Papel['corpo'] = [
  {
    style: 'clausula',
    text:
      'não usa transporte coletivo no trajeto entre a residência e o trabalho e por isso não opta pelo ' +
      'vale-transporte; pode pedi-lo a qualquer tempo, por escrito.',
  },
]
