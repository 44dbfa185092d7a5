import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { momentosDoAfastamento } from '@rh/domain/listas/afastamento'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { gruposDeMotivo } from '@rh/domain/regras/afastamento/motivos-tipos'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { ResultOf } from '../../../lib/api/query.ts'
import { formatDate } from '../../../lib/format.ts'
import { recordHref } from '../../../lib/nav/process-href.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { deAte, quantosDias } from '../../../lib/time/textos.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ListaVaziaArt } from '../../../ui/illustration/ListaVaziaArt.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Lido, Lista, TextoDaLinha } from '../partes.tsx'
import { afastamentoQuery, afastamentosQuery, type Ficha } from '../queries.ts'

type Linha = ResultOf<'GET /api/afastamento/listar'>

/** The leaves of the person, the last informed first, as far as this person sees them. */
export function Afastamentos({ ficha }: { readonly ficha: Ficha }) {
  const lidos = useQuery(afastamentosQuery(ficha.id))
  return (
    <Section title="Afastamentos" flush>
      <Lido query={lidos}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState
              illustration={<ListaVaziaArt />}
              title="Nenhum afastamento registrado"
              text="Atestados, licenças e benefícios aparecem aqui quando um afastamento é informado."
            />
          ) : (
            <Lista>
              {results.map((linha) => (
                <Afastamento key={linha.id} linha={linha} />
              ))}
            </Lista>
          )
        }
      </Lido>
    </Section>
  )
}

const semEfeito: readonly string[] = ['recusado', 'cancelado']

const emAvaliacao: readonly string[] = ['informado', 'em_analise', 'devolvido']

/** Whether its effects hold. */
function notaDe(status: string): string | null {
  if (semEfeito.includes(status)) return 'Sem efeito: o que tinha mudado foi desfeito.'
  return emAvaliacao.includes(status) ? 'Os efeitos valem quando for homologado.' : null
}

function Afastamento({ linha }: { readonly linha: Linha }) {
  const setor = useSetor()
  const grupos = useGrupos()
  const { id, numero, data, fim, dias, momento, status, grupo, motivo } = linha
  const href = recordHref('afastamento', id, grupos, setor)
  const datas = fim === null ? `Desde ${formatDate(data)}, sem data de volta` : deAte(data ?? fim, fim)
  return (
    <li data-antigo={momento === 'encerrado' || semEfeito.includes(status)}>
      <TextoDaLinha
        titulo={href ? <Link to={href}>{datas}</Link> : datas}
        detalhes={[
          numero,
          dias !== null && quantosDias(dias),
          motivo ?? (grupo && gruposDeMotivo[grupo]),
          momento && momentosDoAfastamento[momento].label,
        ]}
        nota={notaDe(status)}
      />
      <StatusChip {...afastamento.statuses[status]} />
      {href !== null && !semEfeito.includes(status) && <Efeitos id={id} datas={datas} />}
    </li>
  )
}

/** What a leave does to post, benefits, vacations, trial and protection, read when it is asked for. */
function Efeitos({ id, datas }: { readonly id: number; readonly datas: string }) {
  const [aberto, setAberto] = useState(false)
  const lista = useId()
  return (
    <Box sx={{ flexBasis: '100%' }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={aberto}
        aria-controls={lista}
        aria-label={`Efeitos: ${datas}`}
        onClick={() => setAberto(!aberto)}
        endIcon={<Icon name="abre-baixo" size={16} />}
        sx={{ ml: -0.75, '& .MuiButton-endIcon': { rotate: aberto ? '180deg' : '0deg' } }}
      >
        Efeitos
      </Button>
      <Box id={lista}>{aberto && <EfeitosLidos id={id} />}</Box>
    </Box>
  )
}

function EfeitosLidos({ id }: { readonly id: number }) {
  const lido = useQuery(afastamentoQuery(id))
  return (
    <Lido query={lido}>
      {({ simulacao }) => (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {(simulacao?.efeitos ?? []).map(({ codigo, rotulo, texto, de }) => (
            <Typography key={`${codigo} ${de}`} component="li" variant="body2">
              <strong>{rotulo}</strong> · {texto}
            </Typography>
          ))}
        </Box>
      )}
    </Lido>
  )
}
