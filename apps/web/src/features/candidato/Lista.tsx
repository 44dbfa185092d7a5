import { dependente } from '@rh/domain/campos/dependente'
import { linhaDoTrajeto } from '@rh/domain/campos/vinculo'
import type { CamposNomeados } from '@rh/domain/campos/campo'
import { asRows, type RawRow, type RawValue } from '@rh/domain/processo/raw-form'
import { listas } from '@rh/domain/processos/admissao/listas'
import { Pergunta } from './Pergunta.tsx'

interface Forma {
  readonly um: string
  readonly mais: string
  readonly maximo: number
  readonly colunas: CamposNomeados
  readonly textos: Readonly<Record<string, string>>
  readonly inicial: RawRow
}

/** The lists that a person fills, by their field, in plain words. */
const formas: Readonly<Record<string, Forma>> = {
  lista: {
    um: 'Dependente',
    mais: 'Adicionar uma pessoa',
    maximo: listas.dependentes.lista.maximo,
    colunas: dependente,
    textos: {
      nome: 'Nome completo',
      parentesco: 'O que é de você',
      nascimento: 'Data de nascimento',
      cpf: 'CPF',
      incapaz: 'Não pode trabalhar por causa de doença ou deficiência',
    },
    inicial: {},
  },
  linhas: {
    um: 'Condução',
    mais: 'Adicionar uma condução',
    maximo: listas.beneficios.linhas.maximo,
    colunas: linhaDoTrajeto,
    textos: {
      operadora: 'Empresa ou cartão',
      linha: 'Linha, como está no ônibus',
      tarifaCentavos: 'Quanto custa a passagem',
      viagensDia: 'Quantas vezes por dia (ida e volta são 2)',
    },
    inicial: { viagensDia: 2 },
  },
}

interface ListaProps {
  readonly campo: string
  readonly titulo: string
  readonly valor: RawValue | undefined
  readonly falta: boolean
  /** What the server said of these lines. */
  readonly recusa: string | undefined
  readonly onResposta: (valor: RawValue) => void
}

/** Several lines of the same questions, as dependants. */
export function Lista({ campo, titulo, valor, falta, recusa, onResposta }: ListaProps) {
  const forma = formas[campo]
  if (!forma) throw new Error(`No list ${campo}`)
  const linhas = asRows(valor)
  const erro = recusa ?? (falta && linhas.length === 0 ? 'Falta responder' : null)
  const por = (novas: readonly RawRow[]): void => onResposta(novas.length === 0 ? null : novas)
  const mudar = (i: number, coluna: string, resposta: RawValue): void =>
    por(linhas.map((linha, j) => (i === j ? { ...linha, [coluna]: resposta as string } : linha)))
  return (
    <section aria-label={titulo}>
      {linhas.map((linha, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no name of its own
        <section key={i} className="linha" aria-label={`${forma.um} ${i + 1}`}>
          <h2>{`${forma.um} ${i + 1}`}</h2>
          {Object.entries(forma.textos).map(([coluna, texto]) => {
            const declarado = forma.colunas[coluna]
            return (
              declarado && (
                <Pergunta
                  key={coluna}
                  campo={coluna === 'incapaz' ? { ...declarado, opcional: true } : declarado}
                  texto={texto}
                  valor={linha[coluna]}
                  listas={null}
                  onResposta={(resposta) => mudar(i, coluna, resposta)}
                />
              )
            )
          })}
          <button type="button" className="quieto" onClick={() => por(linhas.filter((_, j) => j !== i))}>
            {`Tirar ${forma.um.toLowerCase()} ${i + 1}`}
          </button>
        </section>
      ))}
      {erro && (
        <p className="erro" role="alert">
          {erro}
        </p>
      )}
      {linhas.length < forma.maximo && (
        <button type="button" className="secundario" onClick={() => por([...linhas, forma.inicial])}>
          {forma.mais}
        </button>
      )}
    </section>
  )
}
