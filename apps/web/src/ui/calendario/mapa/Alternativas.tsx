import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { formatDate } from '../../../lib/format.ts'
import { anoDe, nomeDoMes } from '../meses.ts'
import { intervalo, quantosDias } from '../textos.ts'
import { doMes, type Escala } from './escala.ts'
import { diasDa } from './textos.ts'
import type { ConflitoDoMapa, LinhaDoMapa, MapaDoAnoProps } from './tipos.ts'

const Tabela = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& caption': { padding: '8px 12px', textAlign: 'start', color: vars.palette.text.secondary },
  '& th, & td': { padding: '8px 12px', textAlign: 'start', borderTop: `1px solid ${vars.palette.divider}` },
  '& thead th': {
    fontWeight: 600,
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.neutral,
  },
  '& tbody th': { fontWeight: 500 },
  '& td:nth-last-of-type(2)': { fontVariantNumeric: 'tabular-nums' },
}))

type TabelaProps = Pick<MapaDoAnoProps, 'label' | 'linhas' | 'conflitos' | 'rotuloDoLimite'>

/** Table alternative of the map: one row per range of days. */
export const ComoTabela = ({ label, linhas, conflitos, rotuloDoLimite }: TabelaProps) => (
  <Tabela>
    <caption>{label}</caption>
    <thead>
      <tr>
        {['Quem', 'Posto', 'O que', 'Início', 'Fim', 'Dias', primeira(rotuloDoLimite ?? 'limite')].map(
          (titulo) => (
            <th key={titulo} scope="col">
              {titulo}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {linhas.flatMap((linha) => deUma(linha))}
      {conflitos.map((conflito) => (
        <tr key={conflito.posto + conflito.tipo + conflito.inicio}>
          <th scope="row">Todo o posto</th>
          <td>{conflito.posto}</td>
          <td>{conflito.rotulo}</td>
          <Datas {...conflito} />
          <td>–</td>
        </tr>
      ))}
    </tbody>
  </Tabela>
)

const primeira = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)

const Datas = (dias: { readonly inicio: string; readonly fim: string }) => (
  <>
    <td>{formatDate(dias.inicio)}</td>
    <td>{formatDate(dias.fim)}</td>
    <td>{diasDa(dias)}</td>
  </>
)

const deUma = ({ id, nome, posto, faixas, limite }: LinhaDoMapa) => {
  const prazo = <td>{limite === undefined ? '–' : formatDate(limite)}</td>
  if (faixas.length === 0)
    return [
      <tr key={id}>
        <th scope="row">{nome}</th>
        <td>{posto}</td>
        <td colSpan={4}>Nada marcado</td>
        {prazo}
      </tr>,
    ]
  return faixas.map((faixa) => (
    <tr key={`${id} ${faixa.inicio} ${faixa.href}`}>
      <th scope="row">{nome}</th>
      <td>{posto}</td>
      <td>
        <a href={faixa.href}>{faixa.rotulo}</a>
      </td>
      <Datas {...faixa} />
      {prazo}
    </tr>
  ))
}

const Lista = styled('ul')(({ theme: { vars } }) => ({
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '& li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& a, & p': {
    display: 'grid',
    margin: 0,
    padding: '10px 4px',
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& b': { fontWeight: 600 },
  '& span': { fontSize: '0.8125rem', color: vars.palette.text.secondary },
  '& [data-tipo="conflito"] b': { color: vars.palette.warning.dark },
  '& [data-tipo="descoberto"] b': { color: vars.palette.error.dark },
}))

const Mes = styled('h2')({
  margin: '8px 0',
  fontSize: '0.875rem',
  '&::first-letter': { textTransform: 'uppercase' },
})

interface PorMesProps {
  readonly escala: Escala
  readonly linhas: readonly LinhaDoMapa[]
  readonly conflitos: readonly ConflitoDoMapa[]
  readonly rotuloDoLimite: string | undefined
}

/** Phone alternative of the map: what happens in each month, urgent items first. Empty months are left out. */
export function PorMes({ escala, linhas, conflitos, rotuloDoLimite }: PorMesProps) {
  const prazos = linhas.flatMap(({ id, nome, href, limite }) =>
    limite === undefined ? [] : [{ id, nome, href, inicio: limite, fim: limite }],
  )
  const faixas = linhas.flatMap(({ nome, faixas }) => faixas.map((faixa) => ({ ...faixa, nome })))
  return escala.meses.map((mes) => {
    const [marcas, dela, doPrazo] = [doMes(conflitos, mes), doMes(faixas, mes), doMes(prazos, mes)]
    return (
      marcas.length + dela.length + doPrazo.length > 0 && (
        <section key={mes}>
          <Mes>
            {nomeDoMes(mes)} {anoDe(mes)}
          </Mes>
          <Lista>
            {marcas.map(({ posto, tipo, inicio, fim, rotulo }) => (
              <li key={posto + tipo + inicio} data-tipo={tipo}>
                <p>
                  <b>{rotulo}</b>
                  <span>
                    {posto} · {intervalo(inicio, fim)}
                  </span>
                </p>
              </li>
            ))}
            {dela.map((faixa) => (
              <li key={faixa.nome + faixa.inicio + faixa.href}>
                <a href={faixa.href}>
                  <b>{faixa.nome}</b>
                  <span>
                    {faixa.rotulo} · {intervalo(faixa.inicio, faixa.fim)} · {quantosDias(diasDa(faixa))}
                  </span>
                </a>
              </li>
            ))}
            {doPrazo.map(({ id, nome, href, inicio }) => (
              <li key={id} data-tipo="limite">
                <Box component={href === undefined ? 'p' : 'a'} {...(href !== undefined && { href })}>
                  <b>{nome}</b>
                  <span>
                    {formatDate(inicio)} · {rotuloDoLimite}
                  </span>
                </Box>
              </li>
            ))}
          </Lista>
        </section>
      )
    )
  })
}
