import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { celulaSeguinte } from './andar.ts'
import { Marca, Rolagem, Tabela } from './estilo.ts'
import { celulaDe, diaEMes, nomeDoDia, rotuloDaCelula } from './textos.ts'
import { isMesmo, lugarDe, type Lugar, type Posto, type Turno } from './tipos.ts'

interface GradeProps {
  readonly label: string
  readonly hoje: string
  readonly postos: readonly Posto[]
  /** The cell that takes the focus, and the one whose people are shown beside the board. */
  readonly foco: Lugar
  readonly aberto: Lugar | null
  /** Counts up when the focus has to move to the cell by itself. */
  readonly pedidoDeFoco: number
  readonly onFoco: (lugar: Lugar) => void
  readonly onAbrir: (lugar: Lugar) => void
  /** Whether the contract is told beside each post, where there are several. */
  readonly comContrato: boolean
}

/** The shifts of the next days: one stop of the Tab key, arrows inside. */
export function Grade(props: GradeProps) {
  const { label, hoje, postos, foco, onFoco, pedidoDeFoco } = props
  const corpo = useRef<HTMLTableSectionElement>(null)
  useLayoutEffect(() => {
    if (pedidoDeFoco > 0) focar(corpo.current)
  }, [pedidoDeFoco])
  const dias = postos[0]?.dias ?? []
  const teclar = (evento: KeyboardEvent): void => {
    const proxima = celulaSeguinte(postos, foco, evento.key)
    if (!proxima || evento.altKey || evento.ctrlKey || evento.metaKey) return
    evento.preventDefault()
    onFoco(proxima)
  }
  return (
    <Rolagem>
      <Tabela role="grid" aria-label={label} onKeyDown={teclar}>
        <thead>
          <tr>
            <th scope="col">Posto e turno</th>
            {dias.map(({ data }) => (
              <th key={data} scope="col" aria-current={data === hoje ? 'date' : undefined}>
                {data === hoje ? 'hoje' : nomeDoDia(data)}
                <b>{diaEMes(data)}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={corpo}>
          {postos.map((posto) => (
            <Linha key={posto.id} posto={posto} {...props} />
          ))}
        </tbody>
      </Tabela>
    </Rolagem>
  )
}

/** Puts the focus on the cell that has the tab stop, wherever the keys came from. */
function focar(corpo: HTMLElement | null): void {
  corpo?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}

const Linha = ({ posto, ...props }: GradeProps & { readonly posto: Posto }) => (
  <tr>
    <th scope="row">
      {posto.local}
      <small>{posto.cargo}</small>
      <small>
        {posto.escala}
        {props.comContrato && ` · ${posto.contrato.split(' · ')[0]}`}
      </small>
    </th>
    {posto.dias.map((dia) => (
      <Celula key={dia.data} turno={{ posto, dia }} {...props} />
    ))}
  </tr>
)

function Celula({ turno, foco, aberto, onFoco, onAbrir }: GradeProps & { readonly turno: Turno }) {
  const { dia } = turno
  const lugar = lugarDe(turno)
  const { tom, titulo, texto } = celulaDe(dia)
  const abre = dia.situacao !== 'folga'
  return (
    // A cell is one of a grid only by the role of its table, which not every screen reader follows.
    <td
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="gridcell"
      data-tom={tom}
      tabIndex={isMesmo(foco, lugar) ? 0 : -1}
      aria-label={rotuloDaCelula(turno)}
      aria-selected={isMesmo(aberto, lugar)}
      onFocus={() => onFoco(lugar)}
      onClick={() => abre && onAbrir(lugar)}
      onKeyDown={(evento) => {
        if (evento.key !== 'Enter' && evento.key !== ' ') return
        evento.preventDefault()
        if (abre) onAbrir(lugar)
      }}
    >
      <Marca>
        {titulo !== null && <b>{titulo}</b>} {texto}
      </Marca>
    </td>
  )
}
