import { formatCpf } from '@rh/domain/br/documentos'
import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { pessoais } from '@rh/domain/campos/pessoa'
import { vinculo } from '@rh/domain/campos/vinculo'
import type { FolhaDigitada } from '@rh/domain/processo/digitado'
import { camposDaPromocao } from '@rh/domain/processos/promocao/campos'
import { formularioPromocao, type DadosDaPromocao } from '@rh/domain/processos/promocao/formulario'
import { papeisDaPromocao as papeis } from '@rh/domain/processos/promocao/papeis'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import type { Db, Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { assinaturas, campos, secao, type Papel, type Timbre } from '../../papeis/papel.ts'
import { empresaDe, linhaDe, porExtenso } from '../../papeis/textos.ts'
import { findTimbre } from '../../papeis/timbre.ts'
import { findFormulario } from '../processo/formulario.ts'
import { papeisDoTipo } from '../processo/papeis.ts'
import { findPartida } from './fatos.ts'

/** What the papers of a promotion say. */
interface FatosDoPapel {
  readonly timbre: Timbre
  readonly dados: DadosDaPromocao
  readonly pessoa: { readonly nome: string; readonly cpf: string; readonly matricula: string }
  readonly antes: { readonly cargo: string; readonly salarioCentavos: number; readonly posto: string }
  readonly cargo: string
}

async function reunir(db: Db | Tx, processoId: number): Promise<FatosDoPapel> {
  const { dados } = await findFormulario<FolhaDigitada>(db, processoId)
  const { completos, faltas } = formularioPromocao.ler(dados)
  if (!completos) throw failure('pendencias', { pendencias: faltas })
  const pessoa = await db
    .selectFrom('processo as p')
    .innerJoin('vinculo as v', 'v.id', 'p.vinculoId')
    .innerJoin('pessoa as pe', 'pe.id', 'v.pessoaId')
    .select(['v.id', 'v.matricula', 'pe.nome', 'pe.cpf'])
    .where('p.id', '=', processoId)
    .executeTakeFirstOrThrow()
  const [{ atual: antes }, timbre, cargo] = await Promise.all([
    findPartida(db, { vinculoId: pessoa.id, dia: completos.vigencia, processoId }),
    findTimbre(db),
    db.selectFrom('cargo').select('titulo').where('id', '=', completos.cargoId).executeTakeFirstOrThrow(),
  ])
  return { timbre, dados: completos, pessoa, antes, cargo: cargo.titulo }
}

const quem = ({ pessoa }: FatosDoPapel) =>
  campos([
    linhaDe(pessoais.nome, pessoa.nome),
    linhaDe(pessoais.cpf, pessoa.cpf),
    linhaDe(vinculo.matricula, pessoa.matricula),
  ])

const mudanca = ({ dados, antes, cargo }: FatosDoPapel) =>
  campos([
    ['Cargo atual', antes.cargo],
    linhaDe(camposDaPromocao.cargoId, cargo),
    ['Salário atual', formatDinheiro(antes.salarioCentavos)],
    linhaDe(camposDaPromocao.salarioCentavos, dados.salarioCentavos),
    ['A partir de', formatData(dados.vigencia)],
    ['Local de trabalho', antes.posto],
  ])

const lugar = ({ timbre }: FatosDoPapel): string | null => timbre.municipio

const carta = (fatos: FatosDoPapel): Papel => ({
  titulo: 'Carta de promoção e alteração salarial',
  assunto: `Vigência em ${formatData(fatos.dados.vigencia)}`,
  corpo: [
    quem(fatos),
    {
      style: 'clausula',
      text:
        `${empresaDe(fatos.timbre)}, comunica a alteração do seu contrato de trabalho a partir de ` +
        `${formatData(fatos.dados.vigencia)}: cargo de ${fatos.cargo} e salário mensal de ` +
        `${porExtenso(fatos.dados.salarioCentavos)}.`,
    },
    secao('O que muda'),
    mudanca(fatos),
    assinaturas(lugar(fatos), ['Empregadora', 'Ciente: empregado(a)']),
  ],
})

/** CLT art. 468: the change holds by mutual consent and without loss. */
const termoAditivo = (fatos: FatosDoPapel): Papel => ({
  titulo: 'Termo aditivo ao contrato de trabalho',
  assunto: 'CLT arts. 29 e 468',
  corpo: [
    {
      style: 'clausula',
      text:
        `Entre ${empresaDe(fatos.timbre)}, empregadora, e ${fatos.pessoa.nome}, CPF ${formatCpf(fatos.pessoa.cpf)}, ` +
        'empregado(a), fica ajustado, por mútuo consentimento:',
    },
    secao('Alteração'),
    mudanca(fatos),
    {
      style: 'clausula',
      text: 'As demais condições do contrato permanecem como estão. A alteração não traz prejuízo ao(à) empregado(a).',
    },
    assinaturas(lugar(fatos), ['Empregadora', 'Empregado(a)']),
    assinaturas(null, ['Testemunha – CPF', 'Testemunha – CPF']),
  ],
})

/** The papers of a promotion. */
export const papeisDaPromocao = papeisDoTipo({
  process: promocao,
  papeis,
  modelos: { carta, termo_aditivo: termoAditivo },
  reunir,
})
