import { sql, type RawBuilder } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { escreverCampo } from '@rh/domain/campos/formato'
import { pessoa as camposDaPessoa } from '@rh/domain/campos/pessoa'
import { camposComNome, camposPessoaNomes, type CampoPessoa } from '@rh/domain/colaborador/campos'
import { emSnake } from '@rh/domain/colaborador/trilha'
import type { ItemDoTitular } from '@rh/domain/contract/privacidade'
import type { NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import { colunasDa } from '@rh/domain/privacidade/tabelas'
import { tiposProcesso, type TipoProcesso } from '@rh/domain/processo/tipos'
import { areas } from '@rh/domain/setores/areas'
import type { Db } from '../../db/db.ts'
import { nomeDoCampo } from '../colaborador/nomes.ts'
import { doTitular, type Titular } from './linhas.ts'

type Valores = Readonly<Partial<Record<CampoPessoa, string | null>>>

/** Values of one kind, with what they are called; a date among them is written for people. */
interface Lida {
  readonly rotulo: string
  readonly valor: string
  readonly dia: string | null
  readonly centavos: number | null
}

/** Fields of the person that belong to a category. */
const doCadastro =
  (categoria: NomeDeCategoria) =>
  (pessoa: Valores): ItemDoTitular[] => {
    const colunas = colunasDa('pessoa', categoria)
    return camposPessoaNomes.flatMap((campo) => {
      const valor = pessoa[campo]
      if (valor === null || valor === undefined || valor === '' || !colunas.includes(emSnake(campo)))
        return []
      return [{ rotulo: camposDaPessoa[campo].label, valor: escrever(campo, valor) }]
    })
  }

function escrever(campo: CampoPessoa, valor: string): string {
  const comNome = camposComNome.find((nome) => nome === campo)
  return comNome ? nomeDoCampo(comNome, valor) : escreverCampo(camposDaPessoa[campo], valor)
}

export const doCadastroPor = {
  cadastro: doCadastro('cadastro'),
  diversidade: doCadastro('diversidade'),
  bancario: doCadastro('bancario'),
} as const satisfies { readonly [C in NomeDeCategoria]?: (pessoa: Valores) => ItemDoTitular[] }

type Leitura = (titular: Titular) => RawBuilder<Lida>
const nulo = sql`null::date as dia, null::int as centavos`

/** What a category holds beside the fields of the person, line by line. */
const leituras: { readonly [C in NomeDeCategoria]?: Leitura } = {
  contrato: (titular) => sql<Lida>`
    select 'Desde' as rotulo, ca.titulo || ', contrato ' || co.numero as valor, ve.vigencia as dia,
           ve.salario_centavos as centavos
      from vinculo_versao ve join cargo ca on ca.id = ve.cargo_id join contrato co on co.id = ve.contrato_id
     where ve.vinculo_id in (select id from vinculo where ${doTitular('vinculo', titular)})
     order by ve.vigencia limit 200`,
  dependentes: (titular) => sql<Lida>`
    select nome as rotulo, 'nascimento' as valor, nascimento as dia, null::int as centavos
      from dependente where ${doTitular('dependente', titular)} order by id limit 200`,
  documentos: (titular) => sql<Lida>`
    select t.descricao as rotulo, coalesce(d.numero, 'cópia guardada') as valor, d.emissao as dia, null::int as centavos
      from (select * from pessoa_documento where ${doTitular('pessoa_documento', titular)}) d
      join documento_tipo t on t.id = d.tipo_id where not t.sensivel order by d.id limit 200`,
  ferias: (titular) => sql<Lida>`
    select case tipo when 'ferias' then 'Férias' else 'Ausência' end as rotulo, 'a partir de' as valor, inicio as dia,
           null::int as centavos
      from ausencia where ${doTitular('ausencia', titular)} order by inicio limit 200`,
  epi: (titular) => sql<Lida>`
    select i.descricao as rotulo, e.quantidade || case e.quantidade when 1 then ' entregue' else ' entregues' end || ', tamanho ' || e.tamanho as valor, e.entregue_em as dia,
           null::int as centavos
      from (select * from uniforme_entrega where ${doTitular('uniforme_entrega', titular)}) e
      join item_uniforme i on i.id = e.item_id order by e.id limit 200`,
  processos: (titular) => sql<Lida>`
    select tipo as rotulo, numero as valor, ${nulo}
      from processo where ${doTitular('processo', titular)} order by id limit 200`,
  contas: (titular) => sql<Lida>`
    select 'Usuário' as rotulo, usuario || ', ' || nome || ', ' || email as valor, ${nulo}
      from usuario where ${doTitular('usuario', titular)} order by id limit 20`,
}

const isTipo = (texto: string): texto is TipoProcesso => (tiposProcesso as readonly string[]).includes(texto)

const mostrar = ({ rotulo, valor, dia, centavos }: Lida): ItemDoTitular => ({
  rotulo: isTipo(rotulo) ? areas[rotulo].label : rotulo,
  valor: [valor, dia && formatData(dia), centavos !== null && formatDinheiro(centavos)]
    .filter(Boolean)
    .join(' · '),
})

/** What a category holds of a person, in words; nothing where only its count is told. */
export async function listItens(
  db: Db,
  categoria: NomeDeCategoria,
  titular: Titular,
): Promise<ItemDoTitular[]> {
  const ler = leituras[categoria]
  if (!ler) return []
  const { rows } = await ler(titular).execute(db)
  return rows.map(mostrar)
}
