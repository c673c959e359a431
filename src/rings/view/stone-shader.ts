import { brilliant } from './stone-mesh.ts';
import { meshBlocks, studioShader } from './studio-shader.ts';

const digits = (value: number) => value.toFixed(4);
const { crown, pavilion, table, girdle } = brilliant;

/** A brilliant: light that is reflected by its facets, and light that leaves it after up to four reflections inside. */
export const stoneShader = `${studioShader}${meshBlocks}in vec3 vWorld;
in vec3 vLocal;
centroid in vec3 vNormal;
flat in mat3 vTurn;
out vec4 color;
const float girdle=${digits(girdle)};
vec4 plane;
void meet(vec3 at,vec3 d,vec3 n,float k,inout float far){
 float toward=dot(n,d);
 float t=(k-dot(n,at))/toward;
 if(toward>1e-4&&t<far){far=max(t,0.);plane=vec4(n,k);}
}
void leave(vec3 at,vec3 d,inout float far){
 meet(at,d,vec3(0.,1.,0.),${digits(girdle + (1 - table) * Math.tan(crown))},far);
 vec2 a=vec2(0.,1.);
 for(int i=0;i<16;i++){
  vec2 lower=i%2==0?vec2(${digits(Math.sin(pavilion))},${digits(Math.cos(pavilion))}):vec2(${digits(Math.sin(pavilion + 0.03))},${digits(Math.cos(pavilion + 0.03))});
  vec2 upper=i%2==0?vec2(${digits(Math.sin(crown))},${digits(Math.cos(crown))}):vec2(${digits(Math.sin(crown + 0.1))},${digits(Math.cos(crown + 0.1))});
  meet(at,d,vec3(a.x*lower.x,-lower.y,a.y*lower.x),lower.x+girdle*lower.y,far);
  meet(at,d,vec3(a.x*upper.x,upper.y,a.y*upper.x),upper.x+girdle*upper.y,far);
  a=vec2(a.x*.92388+a.y*.382683,a.y*.92388-a.x*.382683);
 }
}
vec3 light(vec3 d){
 vec3 w=vTurn*d;
 vec3 g=abs(fract(w*3.1+.2)-.5);
 return studio(vWorld,w,.02)*1.15+5.*step(.2,w.y)*smoothstep(.3,.43,min(g.x,g.z));
}
void main(){
 vec3 eye=vec3(0.,uEye.w+uEye.x*uEye.z,uEye.y*uEye.z);
 vec3 view=normalize(vWorld-eye),n=normalize(vNormal);
 mat3 back=transpose(vTurn);
 float facing=clamp(-dot(view,n),0.,1.);
 float mirror=.17+.83*pow(1.-facing,5.);
 vec3 lit=mirror*studio(vWorld,reflect(view,n),.02);
 vec3 d=refract(back*view,back*n,1./2.42),at=vLocal;
 float left=1.-mirror;
 for(int i=0;i<4;i++){
  float far=9.;
  leave(at,d,far);
  at+=d*far*.9999;
  vec3 m=plane.xyz;
  vec3 out2=refract(d,-m,2.42);
  if(dot(out2,out2)>.5){
   float kept=.17+.83*pow(1.-clamp(dot(out2,m),0.,1.),5.);
   vec3 seen=uColor.rgb*.35;
   if(m.y>=0.)for(int c=0;c<3;c++){
    vec3 split=refract(d,-m,2.36+.065*float(c));
    seen[c]=light(dot(split,split)>.5?split:out2)[c];
   }
   lit+=left*(1.-kept)*seen;
   left*=kept;
  }
  d=reflect(d,m);
 }
 lit+=left*vec3(.5,.52,.55);
 color=vec4(develop(lit*1.15),1.);
}`;
