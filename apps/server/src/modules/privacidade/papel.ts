import { formatData } from '@rh/domain/br/data'
import type { Encarregado, RegistroDoTitular } from '@rh/domain/contract/privacidade'
import {
  basesEscritas,
  categoriaDe,
  guardaEscrita,
  nomesDeCategorias,
  quemVe,
} from '@rh/domain/privacidade/categorias'
import type { Bloco } from 'pdfmake'
import { campos, clausula, secao, tabelaDe, type Papel } from '../../papeis/papel.ts'

/** The operations of processing, as LGPD art. 37 has them recorded. */
export const papelDosTratamentos = (encarregado: Encarregado | null): Papel => ({
  titulo: 'Registro das operações de tratamento',
  assunto: `LGPD art. 37 · ${encarregadoEscrito(encarregado)}`,
  corpo: nomesDeCategorias.flatMap((nome): Bloco[] => {
    const { label, dados, titulares, finalidade, para, guarda } = categoriaDe(nome)
    return [
      secao(label),
      tabelaDe(
        ['O quê', ''],
        [
          ['Dados', dados],
          ['De quem', titulares],
          ['Para quê', finalidade],
          ['Base legal', basesEscritas(nome)],
          ['Quem vê', quemVe(nome).join(', ')],
          ['Para quem vai', para ?? 'ninguém de fora'],
          ['Até quando', `${guardaEscrita(nome)}: ${guarda.porque}`],
        ],
        [90, '*'],
      ),
    ]
  }),
})

export const encarregadoEscrito = (encarregado: Encarregado | null): string =>
  encarregado ? `Encarregado: ${encarregado.nome}, ${encarregado.email}` : 'Encarregado ainda não informado'

/** All that is held of a person, to be handed to them (LGPD arts. 18 and 19, II). */
export const papelDoTitular = (registro: RegistroDoTitular, fuso: string): Papel => ({
  titulo: 'Registro dos dados do titular',
  assunto: `${registro.titular.nome} · LGPD arts. 18 e 19 · ${encarregadoEscrito(registro.encarregado)}`,
  corpo: [
    campos([
      ['Nome', registro.titular.nome],
      ['CPF', registro.titular.cpf],
      ...registro.titular.vinculos.map((vinculo): [string, string] => [
        `Matrícula ${vinculo.matricula}`,
        `${formatData(vinculo.dataAdmissao)} a ${vinculo.dataDesligamento ? formatData(vinculo.dataDesligamento) : 'hoje'}`,
      ]),
    ]),
    ...(registro.suspensao
      ? [clausula(`Eliminação suspensa por ${registro.suspensao.por}: ${registro.suspensao.motivo}`)]
      : []),
    ...registro.categorias.flatMap(blocoDaCategoria),
    ...quemViu(registro, fuso),
    ...paraOndeFoi(registro, fuso),
  ],
})

function blocoDaCategoria(categoria: RegistroDoTitular['categorias'][number]): Bloco[] {
  const { label, registros, finalidade, base, quemVe: veem, para, guarda, porque, ate } = categoria
  const prazo = ate === null ? guarda : `${guarda}, até ${formatData(ate)}`
  return [
    secao(`${label} (${registros} ${registros === 1 ? 'registro' : 'registros'})`),
    clausula(`Para quê: ${finalidade}. Base legal: ${base}. Quem vê: ${veem.join(', ')}.`),
    clausula(`Para quem vai: ${para ?? 'ninguém de fora'}. Até quando: ${prazo}; ${porque}.`),
    ...(categoria.reservado
      ? [clausula('O conteúdo é reservado: quem o entrega ao titular é o Sesmt.')]
      : []),
    ...(categoria.itens.length === 0
      ? []
      : [
          tabelaDe(
            ['O quê', 'Valor'],
            categoria.itens.map(({ rotulo, valor }) => [rotulo, valor]),
            [150, '*'],
          ),
        ]),
  ]
}

export const momento = (em: string, fuso: string): string => {
  const quando = Temporal.Instant.from(em).toZonedDateTimeISO(fuso)
  return `${formatData(quando.toPlainDate().toString())} ${quando.toPlainTime().toString({ smallestUnit: 'minute' })}`
}

const quemViu = ({ acessos, acessosDesde }: RegistroDoTitular, fuso: string): Bloco[] => [
  secao('Quem viu'),
  clausula(
    `Leituras de ficha, de remuneração, de saúde e de arquivos desde ${formatData(acessosDesde)}; as mais antigas já saíram do registro.`,
  ),
  tabelaDe(
    ['Quem', 'Grupos de hoje', 'O quê', 'Vezes', 'Última'],
    acessos.map(({ pessoa, grupos, oQue, vezes, ate }) => [
      pessoa ?? 'Ninguém identificado',
      grupos.join(', '),
      oQue,
      String(vezes),
      momento(ate, fuso),
    ]),
    [100, 90, '*', 30, 75],
    [3],
  ),
]

const paraOndeFoi = ({ entregas }: RegistroDoTitular, fuso: string): Bloco[] => [
  secao('Para onde foi'),
  tabelaDe(
    ['Para quem', 'O quê', 'Por', 'Quando'],
    entregas.map(({ para, oQue, por, em, talvez }) => [
      para,
      talvez ? `${oQue} (podia conter a pessoa)` : oQue,
      por ?? 'o sistema',
      momento(em, fuso),
    ]),
    [120, '*', 90, 75],
  ),
]
