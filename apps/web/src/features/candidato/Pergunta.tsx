import { uf } from '@rh/domain/br/campos'
import type { Campo } from '@rh/domain/campos/campo'
import { tabelaDaOpcao } from '@rh/domain/campos/opcoes'
import { orgaosExpedidores } from '@rh/domain/codigos/documentos'
import { isVazio, type RawValue } from '@rh/domain/processo/raw-form'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { radioStops } from '../../ui/form/inputs/radio-stops.ts'
import type { Caderno } from './caderno.ts'
import type { Estado } from './estado.ts'
import { aoDigitar, doInput, erroDe, paraOInput, tecladoDe } from './respostas.ts'

/** More choices than these are opened in a list of the phone's own. */
const A_VISTA = 6

interface Opcao {
  readonly valor: string
  readonly label: string
}

interface PerguntaProps {
  readonly campo: Campo
  readonly texto: string
  readonly ajuda?: string | undefined
  readonly valor: RawValue | undefined
  /** Shows what is wrong, also of an answer that is missing. */
  readonly falta?: boolean
  /** What the server said of this answer. */
  readonly recusa?: string | undefined
  readonly onResposta: (valor: RawValue) => void
  /** Choices that come from the server, by kind of field. */
  readonly listas: Estado['listas']
  readonly cidades?: { readonly de: string; readonly buscar: Caderno['cidades'] }
}

/** One question with its answer; the input is that of its kind. */
export function Pergunta(props: PerguntaProps) {
  const { campo } = props
  const opcoes = opcoesDe(campo, props.listas)
  if (campo.tipo === 'simNao') return <SimNao {...props} />
  if (opcoes && opcoes.length > 0 && opcoes.length <= A_VISTA) return <AVista {...props} opcoes={opcoes} />
  if (opcoes && opcoes.length > 0) return <DaLista {...props} opcoes={opcoes} />
  return <Texto {...props} />
}

function opcoesDe(campo: Campo, listas: Estado['listas']): readonly Opcao[] | null {
  const codigos = (linhas: readonly { codigo: string; label: string }[] | undefined) =>
    linhas?.map(({ codigo, label }) => ({ valor: codigo, label })) ?? []
  if (campo.tipo === 'uf') return uf.options.map((sigla) => ({ valor: sigla, label: sigla }))
  if (campo.tipo === 'pais') return codigos(listas?.paises)
  if (campo.tipo === 'banco') return codigos(listas?.bancos)
  if (campo.tipo !== 'opcao') return null
  const opcoes = Object.entries(tabelaDaOpcao(campo)).map(([valor, label]) => ({
    valor,
    label,
  }))
  return campo.tabela === 'logradouros' ? comunsAntes(opcoes) : opcoes
}

/** Kinds of street where nearly everybody lives: nobody reads through two hundred others first. */
const COMUNS = ['R', 'AV', 'TV', 'AL', 'PC', 'EST', 'ROD', 'VL', 'COND', 'QD']
const comunsAntes = (opcoes: readonly Opcao[]): Opcao[] => [
  ...COMUNS.flatMap((codigo) => opcoes.find(({ valor }) => valor === codigo) ?? []),
  ...opcoes.filter(({ valor }) => !COMUNS.includes(valor)),
]

interface QuadroProps {
  readonly id: string
  readonly texto: string
  readonly ajuda?: string | undefined
  readonly erro: string | null
  readonly children: ReactNode
}

const Notas = ({ id, ajuda, erro }: Pick<QuadroProps, 'id' | 'ajuda' | 'erro'>) => (
  <>
    {ajuda && (
      <small id={`${id}-ajuda`} className="ajuda">
        {ajuda}
      </small>
    )}
    {erro && (
      <small id={`${id}-erro`} className="erro" role="alert">
        {erro}
      </small>
    )}
  </>
)

const descritoPor = (id: string, ajuda: string | undefined, erro: string | null): string | undefined =>
  [ajuda && `${id}-ajuda`, erro && `${id}-erro`].filter(Boolean).join(' ') || undefined

const FALTA = 'Falta responder'

function Texto({ campo, texto, ajuda, valor, falta = false, recusa, onResposta, cidades }: PerguntaProps) {
  const id = useId()
  const [digitado, setDigitado] = useState(() => paraOInput(campo, valor))
  const [visto, setVisto] = useState(valor)
  const [saiu, setSaiu] = useState(false)
  const nomes = useCidades(cidades)
  // What another question answered, as the CEP the state, is shown here too.
  if (visto !== valor) {
    setVisto(valor)
    setDigitado(paraOInput(campo, valor))
  }
  const sugestoes = cidades ? nomes : campo.label === 'Órgão expedidor' ? Object.keys(orgaosExpedidores) : []
  const visivel = saiu || falta ? (erroDe(campo, valor) ?? (falta && isVazio(valor) ? FALTA : null)) : null
  const erro = recusa ?? visivel
  return (
    <label className="pergunta">
      <span>{texto}</span>
      <input
        value={digitado}
        inputMode={tecladoDe(campo)}
        autoComplete="off"
        autoCapitalize={campo.tipo === 'email' ? 'none' : 'words'}
        spellCheck={false}
        placeholder={campo.tipo === 'data' ? 'dd/mm/aaaa' : undefined}
        list={sugestoes.length > 0 ? `${id}-lista` : undefined}
        aria-invalid={erro !== null}
        aria-describedby={descritoPor(id, ajuda, erro)}
        onChange={({ target }) =>
          setDigitado(
            target.selectionEnd === target.value.length ? aoDigitar(campo, target.value) : target.value,
          )
        }
        onBlur={() => {
          setSaiu(true)
          onResposta(doInput(campo, digitado))
        }}
      />
      {sugestoes.length > 0 && (
        <datalist id={`${id}-lista`}>
          {sugestoes.map((nome) => (
            <option key={nome} value={nome} label={nome} aria-label={nome} />
          ))}
        </datalist>
      )}
      <Notas id={id} ajuda={ajuda} erro={erro} />
    </label>
  )
}

/** Names of the cities of a state; none without a connection, and then any name may be typed. */
function useCidades(cidades: PerguntaProps['cidades']): readonly string[] {
  const [nomes, setNomes] = useState<{ de: string; lista: readonly string[] }>({ de: '', lista: [] })
  const de = cidades?.de ?? ''
  const buscar = cidades?.buscar
  useEffect(() => {
    if (!buscar || de === '') return undefined
    let vale = true
    buscar(de).then(
      (lista) => vale && setNomes({ de, lista }),
      () => undefined,
    )
    return () => {
      vale = false
    }
  }, [de, buscar])
  return nomes.de === de ? nomes.lista : []
}

/** What is wrong with a choice: what the server said of it, or that it was not made. */
const erroDaEscolha = ({ valor, falta = false, recusa }: PerguntaProps): string | null =>
  recusa ?? (falta && isVazio(valor) ? FALTA : null)

function DaLista({ opcoes, ...props }: PerguntaProps & { readonly opcoes: readonly Opcao[] }) {
  const { texto, ajuda, valor, onResposta } = props
  const id = useId()
  const erro = erroDaEscolha(props)
  return (
    <label className="pergunta">
      <span>{texto}</span>
      <select
        value={typeof valor === 'string' ? valor : ''}
        aria-invalid={erro !== null}
        aria-describedby={descritoPor(id, ajuda, erro)}
        onChange={({ target }) => onResposta(target.value || null)}
      >
        <option value="">Escolha</option>
        {opcoes.map((opcao) => (
          <option key={opcao.valor} value={opcao.valor}>
            {opcao.label}
          </option>
        ))}
      </select>
      <Notas id={id} ajuda={ajuda} erro={erro} />
    </label>
  )
}

interface AVistaProps extends PerguntaProps {
  readonly opcoes: readonly { readonly valor: string | boolean; readonly label: string }[]
}

function AVista({ opcoes, ...props }: AVistaProps) {
  const { texto, ajuda, valor, onResposta } = props
  const id = useId()
  const erro = erroDaEscolha(props)
  const paradas = radioStops(
    opcoes.map((opcao) => ({ value: opcao.valor })),
    valor,
  )
  return (
    <fieldset className="pergunta" aria-describedby={descritoPor(id, ajuda, erro)}>
      <legend>{texto}</legend>
      {opcoes.map((opcao, n) => (
        <label key={opcao.label} className="opcao">
          <input
            type="radio"
            name={id}
            tabIndex={paradas[n]}
            checked={valor === opcao.valor}
            onChange={() => onResposta(opcao.valor)}
          />
          {opcao.label}
        </label>
      ))}
      <Notas id={id} ajuda={ajuda} erro={erro} />
    </fieldset>
  )
}

const SIM_OU_NAO = [
  { valor: true, label: 'Sim' },
  { valor: false, label: 'Não' },
] as const

function SimNao(props: PerguntaProps) {
  const { campo, texto, valor, onResposta } = props
  if (!campo.opcional) return <AVista {...props} opcoes={SIM_OU_NAO} />
  // A question that nobody has to answer is a box to tick.
  return (
    <label className="opcao solta">
      <input
        type="checkbox"
        checked={valor === true}
        onChange={({ target }) => onResposta(target.checked || null)}
      />
      {texto}
    </label>
  )
}
