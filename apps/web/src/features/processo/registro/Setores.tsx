import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { formatDate, formatDateTime } from '../../../lib/format.ts'
import { companyClock } from '../../../lib/time/company-time.ts'
import { diaComSemana } from '../../../lib/time/textos.ts'
import type { Definition } from '../../../ui/data/DefinitionList.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { DadosDoParecer } from '../DadosDoParecer.tsx'
import { useTela } from '../tela.ts'
import type { DoRegistro } from './Acoes.tsx'
import { duracaoEmTexto, emUmaLinha, haQuanto, passosDe, type EstadoDoPasso, type Passo } from './passos.ts'

const Faixa = styled('section')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(156px, 1fr))',
    gap: 1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'hidden',
  },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '0 8px',
    alignContent: 'start',
    padding: '11px 12px 11px 16px',
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
  },
  '& li[data-meu="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, transparent)`,
  },
  '& li small': { display: 'block', fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& li[data-estado="depois"] p': { color: theme.vars.palette.text.secondary },
  '& p': { margin: 0 },
  [theme.breakpoints.down('md')]: {
    '& ol': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-aberta="false"] ol': { display: 'none' },
  },
}))

const Sinal = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.action.selected,
  '&[data-estado="feito"]': {
    color: theme.vars.palette.success.dark,
    backgroundColor: theme.vars.palette.success.lighter,
  },
  '&[data-estado="negado"]': {
    color: theme.vars.palette.error.dark,
    backgroundColor: theme.vars.palette.error.lighter,
  },
  '&[data-meu="true"]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
}))

const icones: Readonly<Record<EstadoDoPasso, string>> = {
  feito: 'check',
  negado: 'fechar',
  vez: 'historico',
  depois: 'ponto',
}

/** Words of each sector on a record: who, when and how long it took; whose turn it is, and since when. */
export function Setores({ pagina, registro }: DoRegistro) {
  const { process } = useTela()
  const [aberta, setAberta] = useState(false)
  const id = useId()
  const passos = passosDe(process, registro)
  const dadosDe = ({ parecer }: Passo): readonly Definition[] =>
    parecer ? pagina.dadosDoParecer(parecer.dados, registro) : []
  const temMais = passos.some((passo) => isContado(passo, dadosDe(passo)))
  const abrir = (): void => setAberta(!aberta)
  return (
    <Faixa aria-label="Pareceres" data-aberta={aberta}>
      <Box sx={{ display: { md: 'none' } }}>
        <Linha type="button" aria-expanded={aberta} aria-controls={id} onClick={abrir}>
          {emUmaLinha(passos)}
          <span className="abre">
            <Icon name="abre-baixo" size={16} />
          </span>
        </Linha>
      </Box>
      <ol id={id}>
        {passos.map((passo) => (
          <li key={passo.chave} data-meu={passo.meu} data-estado={passo.estado}>
            <Sinal data-estado={passo.estado} data-meu={passo.meu} aria-hidden>
              <Icon name={passo.meu ? 'seta-direita' : icones[passo.estado]} size={14} />
            </Sinal>
            <div>
              <p>
                <strong>{passo.quem}</strong> {passo.texto}
              </p>
              <Quando passo={passo} />
              {passo.parecer && (
                <DadosDoParecer parecer={passo.parecer} dados={dadosDe(passo)} inteiro={aberta} />
              )}
            </div>
          </li>
        ))}
      </ol>
      {temMais && (
        <Box sx={{ display: { xs: 'none', md: 'block' }, borderTop: 1, borderColor: 'divider' }}>
          <Linha type="button" aria-expanded={aberta} aria-controls={id} onClick={abrir}>
            {aberta ? 'Mostrar menos' : 'Ver o que cada setor registrou'}
            <span className="abre">
              <Icon name="abre-baixo" size={16} />
            </span>
          </Linha>
        </Box>
      )}
    </Faixa>
  )
}

const Linha = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 44,
  padding: '6px 16px',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  textAlign: 'start',
  color: theme.vars.palette.text.secondary,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-expanded="true"] .abre': { transform: 'rotate(180deg)' },
  '& .abre': { display: 'grid', marginInlineStart: 'auto' },
  [theme.breakpoints.up('md')]: { minHeight: 32, padding: '4px 16px' },
}))

/** There is more of it than its two lines: fields of the sector, or a comment. */
const isContado = ({ parecer, estado }: Passo, dados: readonly Definition[]): boolean =>
  parecer !== undefined &&
  estado !== 'depois' &&
  parecer.decisao !== 'pendente' &&
  (dados.length > 0 || parecer.comentario !== null)

const diaDito = (em: string): string => formatDate(companyClock(new Date(em)).data)

/** Who did it, when and how long it took; or since when it is asked for. */
function Quando({ passo: { estado, autor, em, desde, para, parecer } }: { readonly passo: Passo }) {
  if (para !== undefined) return <small>em {diaComSemana(para)}</small>
  if (em !== null)
    return (
      <small>
        {autor && `${autor} · `}
        <time dateTime={em} title={formatDateTime(em)}>
          {diaDito(em)}
        </time>
        {desde !== null && em > desde && ` · levou ${duracaoEmTexto(desde, em)}`}
      </small>
    )
  if (estado === 'vez' && desde !== null)
    return (
      <small>
        {parecer?.decisao === 'em_analise' && autor && `${autor} · `}
        {'desde '}
        <time dateTime={desde} title={formatDateTime(desde)}>
          {diaDito(desde)}
        </time>
        {`, ${haQuanto(desde)}`}
      </small>
    )
  return <small>quando chegar a vez</small>
}
