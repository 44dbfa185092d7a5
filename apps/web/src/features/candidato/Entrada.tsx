import { DIGITOS_DO_CPF } from '@rh/domain/processos/admissao/candidato'
import { useState, type SubmitEvent } from 'react'
import { toApiError } from '../../lib/api/api-error.ts'
import { parseDate } from '../../lib/format.ts'
import { applyPattern } from '../../ui/form/inputs/masks.ts'
import type { Caderno } from './caderno.ts'
import type { Estado } from './estado.ts'

const digitos = (texto: string): string => texto.replace(/\D/g, '')
const ISO = /^\d{4}-\d{2}-\d{2}$/

interface PassoProps {
  readonly caderno: Caderno
  readonly estado: Estado
}

/** The two questions that open the link. */
export function Perguntas({ caderno, estado }: PassoProps) {
  const [dia, setDia] = useState('')
  const [final, setFinal] = useState('')
  const [erro, setErro] = useState<string | null>(null)
  const [indo, setIndo] = useState(false)
  const responder = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const nascimento = parseDate(dia)
    if (!ISO.test(nascimento)) return setErro('Escreva a data assim: 31/12/1990.')
    if (final.length !== DIGITOS_DO_CPF)
      return setErro(`Escreva os ${DIGITOS_DO_CPF} últimos números do CPF.`)
    setErro(null)
    setIndo(true)
    try {
      await caderno.entrar(nascimento, final)
    } catch (falha) {
      const { mensagem, acao } = toApiError(falha)
      setErro(`${mensagem} ${acao}`)
    } finally {
      setIndo(false)
    }
  }
  return (
    <form className="tela" onSubmit={(event) => void responder(event)} noValidate>
      <h1>É você mesmo?</h1>
      <p className="apoio">
        {estado.porEnviar > 0
          ? 'Responda de novo para continuar. O que você preencheu está guardado.'
          : 'Responda a duas perguntas para começar. Assim só você abre esta página.'}
      </p>
      <label className="pergunta">
        <span>Data de nascimento</span>
        <input
          inputMode="numeric"
          autoComplete="bday"
          placeholder="dd/mm/aaaa"
          value={dia}
          aria-describedby={erro ? 'erro-entrada' : undefined}
          aria-invalid={erro !== null}
          onChange={({ target }) => setDia(applyPattern(digitos(target.value), '00/00/0000'))}
        />
      </label>
      <label className="pergunta">
        <span>{`Últimos ${DIGITOS_DO_CPF} números do seu CPF`}</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          className="curto"
          value={final}
          aria-describedby={erro ? 'erro-entrada' : undefined}
          aria-invalid={erro !== null}
          onChange={({ target }) => setFinal(digitos(target.value).slice(0, DIGITOS_DO_CPF))}
        />
      </label>
      {erro && (
        <p id="erro-entrada" className="erro" role="alert">
          {erro}
        </p>
      )}
      <div className="rodape">
        <button type="submit" className="principal" disabled={indo}>
          {indo ? 'Um momento…' : 'Começar'}
        </button>
      </div>
    </form>
  )
}

/** The notice, which comes before anything is asked. */
export function Aviso({ caderno, estado: { ficha } }: PassoProps) {
  if (!ficha) return null
  const { titulo, paragrafos, aceite, versao } = ficha.aviso
  return (
    <section className="tela">
      <h1>{titulo}</h1>
      {paragrafos.map((paragrafo) => (
        <p key={paragrafo}>{paragrafo}</p>
      ))}
      <div className="rodape">
        <button type="button" className="principal" onClick={() => void caderno.consentir(versao as 1)}>
          {aceite}
        </button>
      </div>
    </section>
  )
}

/** A link that does not hold, or no connection at the beginning. */
export function Parada({ caderno, estado }: PassoProps) {
  const semConexao = estado.passo === 'sem_conexao'
  return (
    <section className="tela">
      <h1>{semConexao ? 'Sem internet' : (estado.recusa?.mensagem ?? 'Este link não vale mais.')}</h1>
      <p className="apoio">
        {semConexao ? 'Confira o sinal do celular e tente de novo.' : estado.recusa?.acao}
      </p>
      {semConexao && (
        <div className="rodape">
          <button type="button" className="principal" onClick={() => void caderno.abrir()}>
            Tentar de novo
          </button>
        </div>
      )}
    </section>
  )
}
