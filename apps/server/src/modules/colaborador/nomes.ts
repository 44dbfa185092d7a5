import { bancos } from '@rh/domain/br/bancos'
import { paises } from '@rh/domain/codigos/paises'
import { camposComNome, type CampoComNome, type CampoPessoa } from '@rh/domain/colaborador/campos'

type Tabela = ReadonlyMap<string, string>

// Hundreds of names that neither change while the server runs nor are worth a place in every page.
const tabelas: Readonly<Record<CampoComNome, Tabela>> = {
  banco: new Map(bancos().map(({ codigo, nome }) => [codigo, `${codigo} · ${nome}`])),
  paisNascimento: new Map(paises().map(({ codigo, nome }) => [codigo, nome])),
}

/** What a code is called; the code itself where it left the table. */
export const nomeDoCampo = (campo: CampoComNome, codigo: string): string =>
  tabelas[campo].get(codigo) ?? codigo

/** The names of those codes of a person that are there to be seen. */
export const nomesDaPessoa = (
  pessoa: Readonly<Partial<Record<CampoPessoa, string | null>>>,
): Partial<Record<CampoComNome, string>> =>
  Object.fromEntries(
    camposComNome.flatMap((campo) => {
      const codigo = pessoa[campo]
      return codigo ? [[campo, nomeDoCampo(campo, codigo)]] : []
    }),
  )
