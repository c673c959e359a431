import { meshBlocks, studioShader } from './studio-shader.ts';

/** Unglazed porcelain in a tone of the page: darker beside other fingers and at the ring, and it fades out below. */
export const fingerShader = `${studioShader}${meshBlocks}in vec3 vWorld;
centroid in vec3 vNormal;
centroid in vec2 vPlace;
out vec4 color;
void main(){
 vec3 n=normalize(vNormal);
 vec3 eye=vec3(0.,uEye.w+uEye.x*uEye.z,uEye.y*uEye.z);
 vec3 view=normalize(vWorld-eye);
 float across=(transpose(uTurn)*n).z;
 float far=max(abs(vPlace.y-uMark.x)-uMark.y,0.);
 float dark=1.-.5*dot(uMark.zw,smoothstep(vec2(.15),vec2(1.),vec2(-across,across)));
 if(uMark.y>0.)dark*=1.-.5*exp(-far*far*.55)-.2*exp(-far*.35);
 vec3 lit=.42*studio(vWorld,n,1.)+.26*(.7+.3*n.y)+.3*max(0.,dot(n,normalize(vec3(-.5,.5,.7))));
 float edge=pow(1.-clamp(-dot(view,n),0.,1.),4.);
 lit=lit*uColor.rgb+.05*(.4+edge)*studio(vWorld,reflect(view,n),.5);
 float seen=smoothstep(1.,15.,vWorld.y);
 color=vec4(develop(lit*dark*1.4),1.)*seen;
}`;
