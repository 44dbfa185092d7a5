import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { FimObtido, PessoaDoFim } from '@rh/domain/contract/desmobilizacao'
import { maiorData } from '@rh/domain/regras/calendario/datas'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { notify } from '../../../lib/notify.ts'
import { LeaveQuestion } from '../../../ui/form/unsaved/LeaveQuestion.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { ListTabs } from '../../../ui/table/ListTabs.tsx'
import { PeopleTable } from '../../../ui/table/PeopleTable.tsx'
import { useCustos } from './conferir.ts'
import {
  aceitarMuitoBons,
  contar,
  decidir,
  grupoDe,
  grupos,
  listMuitoBons,
  paraConferir,
  paraGuardar,
  reservas,
  type Decisao,
  type Decisoes,
  type Grupo,
} from './decisoes.ts'
import { FicaDialog } from './FicaDialog.tsx'
import { Linha } from './Linha.tsx'
import { Lotes } from './Lotes.tsx'
import { Prazo } from './Prazo.tsx'
import { Revisar } from './Revisar.tsx'
import { useDecisoes, type DecisoesDaPagina } from './use-decisoes.ts'

/** Enough to look through at once. */
const A_VISTA = 25

/** Decisions for everybody of a contract that ends, kept together and started together. */
export function Fim({ fim }: { readonly fim: FimObtido }) {
  const { setDecisoes, porGuardar, ...daPagina } = useDecisoes(fim)
  const { decisoes } = daPagina
  const [grupo, setGrupo] = useState<Grupo>(fim.semDestino > 0 ? 'abertas' : 'todas')
  const [ficando, setFicando] = useState<PessoaDoFim | null>(null)
  const [revisando, setRevisando] = useState(false)
  const { results } = fim
  const mudar = (pessoa: PessoaDoFim, decisao: Decisao | null): void =>
    setDecisoes(decidir(decisoes, pessoa.colaboradorId, decisao))
  const doGrupo = (um: Grupo) =>
    um === 'todas' ? results : results.filter((pessoa) => grupoDe(pessoa, decisoes) === um)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Prazo fim={fim} decisoes={decisoes} />
      <Lotes lotes={fim.lotes} />
      <Section title="Para onde cada um vai" flush>
        <ListTabs
          label="Pessoas"
          value={grupo}
          onChange={(value) => setGrupo(value as Grupo)}
          options={(Object.keys(grupos) as Grupo[]).map((value) => ({
            value,
            label: grupos[value],
            count: doGrupo(value).length,
          }))}
        />
        <Ajuda pessoas={results} decisoes={decisoes} onAceitar={setDecisoes} />
        <Pessoas
          key={grupo}
          fim={fim}
          pessoas={doGrupo(grupo)}
          decisoes={decisoes}
          onMudar={mudar}
          onFica={setFicando}
        />
        <Rodape fim={fim} {...daPagina} onRevisar={() => setRevisando(true)} />
      </Section>
      {ficando && (
        <FicaDialog
          pessoa={ficando}
          hoje={fim.hoje}
          sugerido={maiorData(fim.termino, fim.hoje)}
          atual={decisoes.get(ficando.colaboradorId)}
          onFica={(decisao) => mudar(ficando, decisao)}
          onClose={() => setFicando(null)}
        />
      )}
      {revisando && <Revisar fim={fim} {...daPagina} onClose={() => setRevisando(false)} />}
      <LeaveQuestion
        pending={porGuardar}
        title="Sair sem guardar?"
        text="Há decisões que ainda não foram guardadas. Se sair agora, elas se perdem."
        confirmLabel="Sair sem guardar"
        cancelLabel="Continuar decidindo"
        what="as decisões do fim do contrato"
      />
    </Box>
  )
}

interface AjudaProps {
  readonly pessoas: readonly PessoaDoFim[]
  readonly decisoes: Decisoes
  readonly onAceitar: (decisoes: Decisoes) => void
}

/** The shortcut for what fits well, and the slots that the decisions take. */
function Ajuda({ pessoas, decisoes, onAceitar }: AjudaProps) {
  const muitoBons = listMuitoBons(pessoas, decisoes).length
  const tomadas = reservas(pessoas, decisoes)
  if (muitoBons === 0 && tomadas.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 3, py: 2 }}>
      {muitoBons > 0 && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          onClick={() => onAceitar(aceitarMuitoBons(pessoas, decisoes))}
        >
          {`Aceitar os destinos “muito bons” (${muitoBons})`}
        </Button>
      )}
      {tomadas.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {`Vagas tomadas pelo que você decidiu: ${tomadas.map(({ local, tomadas: n, vagas }) => `${local} ${n} de ${vagas}`).join(' · ')}`}
        </Typography>
      )}
    </Box>
  )
}

interface PessoasProps {
  readonly fim: FimObtido
  readonly pessoas: readonly PessoaDoFim[]
  readonly decisoes: Decisoes
  readonly onMudar: (pessoa: PessoaDoFim, decisao: Decisao | null) => void
  readonly onFica: (pessoa: PessoaDoFim) => void
}

function Pessoas({ fim, pessoas, decisoes, onMudar, onFica }: PessoasProps) {
  const custos = useCustos(fim)
  return (
    <PeopleTable
      label="Pessoas do contrato"
      heads={['Pessoa', 'Decidir até', 'Destino sugerido e por quê', 'Custo', 'Decisão']}
      people={pessoas}
      first={A_VISTA}
      renderRow={(pessoa) => (
        <Linha
          key={pessoa.colaboradorId}
          pessoa={pessoa}
          hoje={fim.hoje}
          custos={custos}
          decisao={decisoes.get(pessoa.colaboradorId)}
          onMudar={(decisao) => onMudar(pessoa, decisao)}
          onFica={() => onFica(pessoa)}
        />
      )}
    />
  )
}

interface RodapeProps extends DecisoesDaPagina {
  readonly fim: FimObtido
  readonly onRevisar: () => void
}

function Rodape({ fim: { contratoId, results }, onRevisar, ...daPagina }: RodapeProps) {
  const { decisoes, mudadas, lidas, onGuardar, onFalha } = daPagina
  const guardar = useSubmit('POST /api/desmobilizacao/guardar', {
    invalidates: ['GET /api/desmobilizacao/obter/:id', 'GET /api/desmobilizacao/listar'],
  })
  const { remanejamentos, avisos, pedidos, abertas } = contar(results, decisoes)
  const salvar = async (): Promise<void> => {
    try {
      await guardar.mutateAsync({
        body: { contratoId, ...paraGuardar(results, mudadas), lidas: paraConferir(results, lidas) },
      })
      onGuardar()
      notify.success('Decisões guardadas.')
    } catch (falha) {
      onFalha(falha)
    }
  }
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 3,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 280px' }}>
        <Typography variant="subtitle2" component="p" aria-live="polite">
          {`${remanejamentos} ${remanejamentos === 1 ? 'remanejamento' : 'remanejamentos'} e ${avisos} ${avisos === 1 ? 'aviso' : 'avisos'} por abrir · ${abertas} sem decisão`}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          Cada um vira um processo próprio, com os seus pareceres. Os avisos só saem depois da aprovação do
          Rh.
        </Typography>
      </Box>
      <Button color="inherit" variant="outlined" disabled={guardar.isPending} onClick={() => void salvar()}>
        Guardar
      </Button>
      <Button variant="contained" disabled={pedidos === 0} onClick={onRevisar}>
        {`Revisar e iniciar ${pedidos}`}
      </Button>
    </Box>
  )
}
