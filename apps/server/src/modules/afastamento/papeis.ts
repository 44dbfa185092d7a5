import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import {
  papeisDoAfastamento as papeis,
  type PapelDoAfastamento,
} from '@rh/domain/processos/afastamento/papeis'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { assinaturas, campos, clausula, secao, type Papel } from '../../papeis/papel.ts'
import { A_PREENCHER, empregado, empregadora, empresaDe } from '../../papeis/textos.ts'
import { findPapelDoVinculo, identificacao, type PapelDoVinculo } from '../processo/papel-do-vinculo.ts'
import { papeisDoTipo } from '../processo/papeis.ts'
import { findRegistrado, type Registrado } from './repository.ts'

/** What the papers of a leave say: dates, and never the reason. */
interface FatosDoPapel extends PapelDoVinculo {
  readonly registrado: Registrado
  readonly tomador: { readonly cliente: string; readonly contrato: string; readonly local: string }
}

async function reunir(db: Db | Tx, processoId: number): Promise<FatosDoPapel> {
  const [comum, registrado, tomador] = await Promise.all([
    findPapelDoVinculo(db, processoId),
    findRegistrado(db, processoId),
    findTomador(db, processoId),
  ])
  if (!registrado || !tomador) throw failure('nao_encontrado')
  return { ...comum, registrado, tomador }
}

/** The client at whose place the person worked on the first day of the leave. */
async function findTomador(db: Db | Tx, processoId: number): Promise<FatosDoPapel['tomador'] | undefined> {
  const { rows } = await sql<FatosDoPapel['tomador']>`
    select cl.razao_social as cliente, co.numero as contrato, lo.nome as local
      from afastamento a
      join lateral (select vv.posto_id from vinculo_versao vv where vv.vinculo_id = a.vinculo_id
                     order by (vv.vigencia <= a.inicio) desc,
                              case when vv.vigencia <= a.inicio then vv.vigencia end desc, vv.vigencia limit 1) ve on true
      join posto po on po.id = ve.posto_id
      join local lo on lo.id = po.local_id
      join contrato co on co.id = po.contrato_id
      join cliente cl on cl.id = co.cliente_id
     where a.processo_id = ${processoId}`.execute(db)
  return rows[0]
}

const quem = (fatos: FatosDoPapel) => identificacao(fatos, [['Cargo', fatos.pessoa.cargo]])

const ate = ({ fim }: Registrado): string => (fim === null ? 'sem data de volta' : formatData(fim))

const lugar = ({ timbre }: FatosDoPapel): string | null => timbre.municipio

/** Decreto 3.048/1999 art. 75: the company says the last day worked and from when it does not pay any more. */
const requerimento = (fatos: FatosDoPapel): Papel => {
  const { registrado } = fatos
  return {
    titulo: 'Encaminhamento ao INSS',
    assunto: 'Requerimento de benefício por incapacidade',
    corpo: [
      quem(fatos),
      secao('Afastamento'),
      campos([
        ['Último dia de trabalho', formatData(somarDias(registrado.inicio, -1))],
        ['Primeiro dia de afastamento', formatData(registrado.inicio)],
        ['Último dia previsto', ate(registrado)],
        [
          'Pago pela empresa até',
          registrado.inssApartirDe === null ? '' : formatData(somarDias(registrado.inssApartirDe, -1)),
        ],
        [
          'A cargo do INSS a partir de',
          registrado.inssApartirDe === null ? '' : formatData(registrado.inssApartirDe),
        ],
      ]),
      clausula(
        `${empresaDe(fatos.timbre)}, encaminha o(a) empregado(a) acima ao INSS para requerer o benefício. O requerimento ` +
          'é feito pelo Meu INSS ou pelo telefone 135; leve este papel, documento com foto e os atestados à perícia.',
      ),
      assinaturas(lugar(fatos), [
        empregadora(fatos.timbre),
        empregado(fatos.pessoa.nome, 'Recebi: empregado(a)'),
      ]),
    ],
  }
}

/** NR-7 item 7.5.9: before going back to work, from thirty days away on. */
const convocacao = (fatos: FatosDoPapel): Papel => ({
  titulo: 'Convocação para exame de retorno',
  assunto: 'NR-7 item 7.5.9',
  corpo: [
    quem(fatos),
    secao('Afastamento'),
    campos([
      ['Primeiro dia', formatData(fatos.registrado.inicio)],
      ['Último dia previsto', ate(fatos.registrado)],
    ]),
    clausula(
      `${empresaDe(fatos.timbre)}, convoca o(a) empregado(a) para o exame de retorno ao trabalho, que é feito antes de ` +
        'voltar ao posto. Compareça com documento com foto e, se houver, a comunicação de decisão do INSS.',
    ),
    campos([
      ['Local do exame', A_PREENCHER],
      ['Data e hora', A_PREENCHER],
    ]),
    assinaturas(lugar(fatos), [
      empregadora(fatos.timbre),
      empregado(fatos.pessoa.nome, 'Ciente: empregado(a)'),
    ]),
  ],
})

/** The client hears who is away and until when, and not why. */
const comunicacao = (fatos: FatosDoPapel): Papel => ({
  titulo: 'Comunicação de ausência ao tomador',
  assunto: `Contrato ${fatos.tomador.contrato}`,
  corpo: [
    campos([
      ['Tomador', fatos.tomador.cliente],
      ['Local', fatos.tomador.local],
      ['Empregado(a)', fatos.pessoa.nome],
      ['Cargo', fatos.pessoa.cargo],
      ['Ausente desde', formatData(fatos.registrado.inicio)],
      ['Até', ate(fatos.registrado)],
    ]),
    clausula(
      `${empresaDe(fatos.timbre)}, comunica que o(a) empregado(a) acima estará ausente nos dias indicados. O posto será ` +
        'coberto conforme o contrato.',
    ),
    assinaturas(lugar(fatos), [
      empregadora(fatos.timbre, 'Prestadora'),
      { papel: 'Ciente: tomador', nome: fatos.tomador.cliente },
    ]),
  ],
})

/** The papers of a leave: what INSS and the exam ask for only where they do. */
export const papeisDoAfastamento = papeisDoTipo({
  process: afastamento,
  papeis,
  modelos: {
    requerimento_inss: requerimento,
    convocacao_exame: convocacao,
    comunicacao_tomador: comunicacao,
  },
  reunir,
  async sobram(db, processoId) {
    const registrado = await findRegistrado(db, processoId)
    const sobram: PapelDoAfastamento[] = []
    if (!registrado?.inssApartirDe) sobram.push('requerimento_inss')
    if (!registrado?.exameDesde) sobram.push('convocacao_exame')
    return sobram
  },
})
