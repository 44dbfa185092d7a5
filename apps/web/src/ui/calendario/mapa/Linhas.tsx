import { memo, type CSSProperties } from 'react'
import { diasAte } from '../../../lib/time/dia.ts'
import { quantosDias } from '../textos.ts'
import {
  alvoDe,
  DIAS_DO_ALVO,
  empilha,
  lugarDe,
  pistasDe,
  porCento,
  type Escala,
  type PostoDoMapa,
} from './escala.ts'
import { ALTURA, Alvo, Barra, Marca, Tempo } from './estilo.ts'
import { marcaEmTexto, faixaEmTexto } from './textos.ts'
import type { FaixaDoMapa, LinhaDoMapa } from './tipos.ts'

const lugar = (
  dias: { readonly inicio: string; readonly fim: string },
  escala: Escala,
): CSSProperties | null => {
  const onde = lugarDe(dias, escala)
  return onde && { insetInlineStart: porCento(onde.left), width: porCento(onde.width) }
}

/** Minimum width of a mark's text, in days of the narrowest grid. */
const DIAS_DAS_PALAVRAS = 40

const Hoje = ({ escala, hoje }: { readonly escala: Escala; readonly hoje: string | undefined }) => {
  const agora = hoje === undefined ? null : lugarDe({ inicio: hoje, fim: hoje }, escala)
  return agora && <i data-hoje style={{ insetInlineStart: porCento(agora.left) }} />
}

interface PostoProps extends Pick<PostoDoMapa, 'posto' | 'conflitos'> {
  readonly detalhe: string | undefined
  readonly escala: Escala
  readonly hoje: string | undefined
}

/** Row of a post, with the days on which too many people are away or nobody covers. */
export const Posto = memo(function Posto({ posto, conflitos, detalhe, escala, hoje }: PostoProps) {
  const marcas = empilha(conflitos, DIAS_DAS_PALAVRAS)
  return (
    <tr data-posto>
      <th scope="row">
        {posto}
        {detalhe && <small>{detalhe}</small>}
      </th>
      <td>
        <Tempo style={{ height: Math.max(40, pistasDe(marcas) * ALTURA.marca + 8) }}>
          <Hoje escala={escala} hoje={hoje} />
          {marcas.map(({ coisa, pista }) => {
            const onde = lugar(coisa, escala)
            return (
              onde && (
                <Marca
                  key={coisa.tipo + coisa.inicio}
                  data-tipo={coisa.tipo}
                  title={marcaEmTexto(coisa)}
                  style={{ ...onde, top: 5 + pista * ALTURA.marca }}
                >
                  {coisa.rotulo}
                </Marca>
              )
            )
          })}
        </Tempo>
      </td>
    </tr>
  )
})

interface LinhaProps {
  readonly linha: LinhaDoMapa
  readonly escala: Escala
  readonly hoje: string | undefined
  /** Index of the row's link in the tab order (roving tabindex); null where it is in another row. */
  readonly tab: number | null
  readonly rotuloDoLimite: string | undefined
}

/** Row of a person's year; memoized. */
export const Linha = memo(function Linha({ linha, escala, hoje, tab, rotuloDoLimite }: LinhaProps) {
  const { nome, href, detalhe, limite } = linha
  const faixas = empilha(linha.faixas, DIAS_DO_ALVO)
  const prazo = limite === undefined ? null : lugarDe({ inicio: limite, fim: limite }, escala)
  const antes = href === undefined ? 0 : 1
  return (
    <tr data-linha={linha.id}>
      <th scope="row">
        {href === undefined ? (
          nome
        ) : (
          <a href={href} tabIndex={tab === 0 ? 0 : -1}>
            {nome}
          </a>
        )}
        {detalhe && <small>{detalhe}</small>}
      </th>
      <td>
        <Tempo style={{ height: pistasDe(faixas) * ALTURA.faixa + 12 }}>
          <Hoje escala={escala} hoje={hoje} />
          {faixas.map(({ coisa, pista }, i) => (
            <Faixa
              key={coisa.inicio + coisa.href}
              faixa={coisa}
              nome={nome}
              escala={escala}
              top={8 + pista * ALTURA.faixa}
              tabIndex={tab === i + antes ? 0 : -1}
            />
          ))}
          {prazo && (
            <i
              data-limite
              title={rotuloDoLimite}
              style={{ insetInlineStart: `calc(${porCento(prazo.left + prazo.width)} - 2px)` }}
            />
          )}
        </Tempo>
      </td>
    </tr>
  )
})

interface FaixaProps {
  readonly faixa: FaixaDoMapa
  readonly nome: string
  readonly escala: Escala
  readonly top: number
  readonly tabIndex: number
}

const Faixa = ({ faixa, nome, escala, top, tabIndex }: FaixaProps) => {
  const onde = lugarDe(faixa, escala)
  const texto = faixaEmTexto(faixa)
  const dias = diasAte(faixa.inicio, faixa.fim) + 1
  const incerta = faixa.tom === 'proposta' || faixa.tom === 'alerta'
  return (
    onde && (
      <Alvo
        href={faixa.href}
        aria-label={`${nome}, ${texto}`}
        title={texto}
        tabIndex={tabIndex}
        style={{ ...alvoDe(onde, escala), top }}
      >
        <Barra data-tom={faixa.tom} aria-hidden>
          <span title={quantosDias(dias)}>
            {dias}
            {incerta && '?'}
          </span>
        </Barra>
      </Alvo>
    )
  )
}
